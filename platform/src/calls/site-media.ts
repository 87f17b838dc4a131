// Calls on the site's files. Source: public reference of the Media Manager, "Files" and "Upload API".
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, text } from '../shapes.ts'
import { wireSiteFile } from '../wire/site-file.ts'

export const siteMedia = callTable({
  /** Returns a URL that accepts one file without any other permission. */
  generateFileUploadUrl: call({
    ...under('siteMedia', '/files/generate-upload-url'),
    actor: 'elevated',
    evidence: 'sdk',
    method: 'POST',
    request: body(() => ({
      mimeType: text(100, 1),
      fileName: text(200).nullish(),
      /** Size in bytes, as text. */
      sizeInBytes: z.string().regex(/^\d+$/, { error: 'must be a whole number' }).nullish(),
      parentFolderId: text(100).nullish(),
      filePath: text(1000).nullish(),
      labels: z.array(text(200)).max(100).nullish(),
      private: z.boolean().nullish(),
    })),
    response: answer(() => ({ uploadUrl: z.string() })),
  }),
} satisfies Record<string, Call>)

/**
 * The upload that follows the call above: `PUT` of the bytes to the returned URL, with their content type. It
 * is in no table, because the URL may be on another host.
 */
export const uploadFile = {
  name: 'uploadFile',
  response: answer(() => ({ file: wireSiteFile })),
} as const
