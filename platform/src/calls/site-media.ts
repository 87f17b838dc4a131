// The site's own files. Source: public reference of the Media Manager, "Files" and "Upload API".
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, text } from '../shapes.ts'
import { wireSiteFile } from '../wire/site-file.ts'

export const siteMedia = callTable({
  /** An address that takes one file, without any other permission. */
  generateFileUploadUrl: call({
    ...under('siteMedia', '/files/generate-upload-url'),
    actor: 'elevated',
    evidence: 'sdk',
    method: 'POST',
    request: body({
      mimeType: text(100, 1),
      fileName: text(200).nullish(),
      /** Bytes, as text. */
      sizeInBytes: z.string().regex(/^\d+$/, { error: 'must be a whole number' }).nullish(),
      parentFolderId: text(100).nullish(),
      filePath: text(1000).nullish(),
      labels: z.array(text(200)).max(100).nullish(),
      private: z.boolean().nullish(),
    }),
    response: answer({ uploadUrl: z.string() }),
  }),
} satisfies Record<string, Call>)

/**
 * What follows the call above: `PUT` of the bytes to the address it named, with their content type. In no
 * table, because the address is not the platform's to promise.
 */
export const uploadFile = { name: 'uploadFile', response: answer({ file: wireSiteFile }) } as const
