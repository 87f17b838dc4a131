// Uploads a file to a URL that the platform has just issued. docs/contract/site-media.md
import { requestIdHeader } from '@vitrine/platform/errors'
import type { z } from 'zod'
import { isNetworkError, PlatformFailure } from './failure.ts'
import { type Agent, sendTo } from './http-client.ts'
import { parseResponse } from './parse-response.ts'
import { headerOf, isSuccess, readFailure } from './read-failure.ts'

/** The bytes of a file and the MIME type that they are sent with. */
export type SentFile = { content: Buffer; contentType: string }
/** Where a file is sent, and how the response is read. `contract`: its whole form, which only `validateResponses` compares. */
export type Upload<Response extends z.ZodType> = {
  name: string
  response: Response
  contract?: z.ZodType
  /** HTTPS, or on the platform's own origin: the URL itself is the permission. */
  address: string
}

type UploadOptions = {
  /** URL of the platform. */
  url: string
  timeoutMs: number
  validates: boolean
  files: Agent
  requestId: string
}

/** Sends the file once: the URL is valid for one attempt. */
export async function sendFile<Response extends z.ZodType>(
  upload: Upload<Response>,
  { content, contentType }: SentFile,
  { url, timeoutMs, files, requestId, validates }: UploadOptions,
): Promise<z.output<Response>> {
  const { name, address } = upload
  const failed = (cause: unknown) =>
    new PlatformFailure('system', 'System error occurred', { call: name, cause })
  if (!isSafe(address, url)) throw failed(new Error('The address of an upload is not safe'))
  const answer = await sendTo(files, new URL(address), {
    method: 'PUT',
    // A file takes longer than a call.
    signal: AbortSignal.timeout(timeoutMs * 2),
    headers: { 'content-type': contentType, [requestIdHeader]: requestId },
    body: content,
  })
    .then(async (sent) => ({ ...sent, text: await sent.body.text() }))
    .catch((cause: unknown) => {
      throw isNetworkError(cause) ? failed(cause) : cause
    })
  const { statusCode: status, statusText, headers, text } = answer
  if (!isSuccess(status)) throw readFailure({ call: name, status, statusText, headers, text })
  return parseResponse(upload, text, {
    status,
    requestId: headerOf(headers, requestIdHeader),
    validates,
  }) as z.output<Response>
}

const isSafe = (address: string, platform: string): boolean => {
  if (!URL.canParse(address)) return false
  const { protocol, origin } = new URL(address)
  return protocol === 'https:' || origin === new URL(platform).origin
}
