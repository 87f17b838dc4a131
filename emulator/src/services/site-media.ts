// Implements the site's files. Only uploaded pictures are supported; other files of the hosted platform are
// not needed here.
import type { AllCalls, Handlers } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import { secret } from '../ids.ts'
import { invalid } from '../refuse.ts'

/** Lifetime of an upload URL. Assumed. */
const uploadMs = 10 * 60_000

const mimeTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif'])

export const siteMedia: Handlers<AllCalls['siteMedia'], CallContext> = {
  generateFileUploadUrl({ mimeType, fileName }, { state, site }) {
    if (!mimeTypes.has(mimeType)) throw invalid('mimeType', 'must be JPEG, PNG, WebP or GIF')
    const expiresAt = state.now().getTime() + uploadMs
    const { id } = state.uploads.put({
      id: secret(),
      mimeType,
      fileName: fileName ?? '',
      expiresAt,
    })
    return { uploadUrl: `${site.url}/upload/${id}` }
  },
}
