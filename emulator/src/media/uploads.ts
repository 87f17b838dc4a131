// Stores uploaded pictures: the bytes in files beside the state, the metadata in the state.
import { createHash } from 'node:crypto'
import type { WireSiteFile } from '@vitrine/platform'
import type { Shop } from '../context.ts'
import { invalid, refused } from '../refuse.ts'
import type { StoredPicture } from '../rows/catalog-rows.ts'
import type { StoredUpload } from '../rows/session-rows.ts'
import type { PictureStore } from './picture-store.ts'
import { type ReadPicture, readPicture } from './read-picture.ts'

/** Maximum size of a file in bytes. Assumed: the hosted platform accepts more. */
export const maxUploadBytes = 5 * 1024 * 1024

type Sent = { token: string; contentType: string; bytes: Buffer | undefined }

export type Uploads = {
  /** Accepts the file for which an upload URL was issued. */
  take(sent: Sent): Promise<WireSiteFile>
  /** Returns the bytes; undefined for unknown pictures and those deleted by a reset. */
  read(mediaId: string): Promise<Buffer | undefined>
}

export function createUploads({ state, site }: Shop, store: PictureStore): Uploads {
  /** Redeems an upload URL; it is valid for one attempt, successful or not. */
  function redeem(token: string): StoredUpload {
    const upload = state.uploads.get(token)
    state.transaction(() => state.uploads.delete(token))
    if (upload && upload.expiresAt > state.now().getTime()) return upload
    throw refused(403, 'UPLOAD_URL_EXPIRED', 'This address was used, or is too old')
  }

  return {
    async take({ token, contentType, bytes }) {
      const { fileName, mimeType } = redeem(token)
      if (contentType !== mimeType && contentType !== 'application/octet-stream') {
        throw invalid('mimeType', `is ${mimeType}, and ${contentType || 'nothing'} was sent`)
      }
      const read = bytes && (await readPicture(bytes))
      if (!read) throw invalid('file', 'is not a picture')
      const picture = pictureOf(read)
      await store.write(nameOf(picture.id), read.content)
      state.transaction(() => state.media.put(picture))
      return fileOf(picture, { fileName, size: read.content.length, base: site.url })
    },
    async read(mediaId) {
      return state.media.get(mediaId)?.isUploaded ? store.read(nameOf(mediaId)) : undefined
    },
  }
}

/** Returns the picture's row; equal pictures have the same media id. Assumed. */
function pictureOf({ content, width, height }: ReadPicture): StoredPicture {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const focal = { x: 0.5, y: 0.5 }
  return { id: `${hash}~mv2.jpg`, alt: '', width, height, focal, isUploaded: true }
}

const nameOf = (mediaId: string): string => mediaId.replace('~mv2', '')

type About = { fileName: string; size: number; base: string }

function fileOf({ id, width, height }: StoredPicture, about: About): WireSiteFile {
  const url = `${about.base}/media/${encodeURIComponent(id)}`
  return {
    id,
    displayName: about.fileName || id,
    url,
    mediaType: 'IMAGE',
    operationStatus: 'READY',
    sizeInBytes: String(about.size),
    private: false,
    media: { image: { image: { id, url, width, height } } },
  }
}
