// The calls on the site's files with requests and responses in the form of this gateway. Public reference of the Media Manager.
import { type AllCalls, allCalls, uploadFile } from '@vitrine/platform'
import { readImage } from '../../catalog/v1/read-media.ts'
import {
  type MappedTable,
  mappedCall,
  mappedTable,
  type WithRequest,
  withRequest,
} from '../../mapped-call.ts'
import {
  type JsonObject,
  mapped,
  mappedOrNull,
  mappedPart,
  requiredString,
} from '../../read-json.ts'
import type { NewSiteFile, SiteFile } from '../site-file.ts'
import { fileBody } from './write-file.ts'

const readPicture = (from: JsonObject) =>
  mappedPart(from, 'image', (image) => mappedOrNull(image, 'image', readImage))

function readFile(from: JsonObject): SiteFile {
  const picture = mappedPart(from, 'media', readPicture)
  return {
    id: requiredString(from, 'id'),
    url: picture?.url ?? requiredString(from, 'url'),
    width: picture?.width ?? null,
    height: picture?.height ?? null,
  }
}

const readers = {
  generateFileUploadUrl: (from: JsonObject) => ({ uploadUrl: requiredString(from, 'uploadUrl') }),
}

type SiteMedia = MappedTable<AllCalls['siteMedia'], typeof readers>

/** The service behind `SitePort.createUploadUrl`. The upload is `fileUpload`, for it goes to an address of its own. */
export type SiteMediaCalls = {
  readonly siteMedia: {
    readonly generateFileUploadUrl: WithRequest<SiteMedia['generateFileUploadUrl'], NewSiteFile>
  }
}

const { generateFileUploadUrl } = mappedTable(allCalls.siteMedia, readers)

/** The call, which `operations.ts` assigns to its operation. A response without an upload URL fails as a `PlatformFailure`. */
export const siteMediaCalls: SiteMediaCalls = {
  siteMedia: { generateFileUploadUrl: withRequest(generateFileUploadUrl, fileBody) },
}

/** The upload to the URL that `generateFileUploadUrl` returned. */
export const fileUpload = mappedCall(uploadFile, (from) => ({
  file: mapped(from, 'file', readFile),
}))
