import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { SeedPicture } from '../seed/types.ts'
import { type Encoding, encodingFor, parseMediaParams } from './media-params.ts'
import { createPictureStore } from './picture-store.ts'
import { createRenderer } from './renderer.ts'

// Serves pictures under the platform's media URLs, drawn or resized on demand.

export type MediaOptions = {
  /** Directory of rendered pictures; `memory` for tests. */
  cacheDir: string | 'memory'
  find(mediaId: string): SeedPicture | undefined
  /** Returns an uploaded picture as stored. */
  uploaded?(mediaId: string): Promise<Buffer | undefined>
  /** Returns the URL of a picture on another host; requests are redirected to it. */
  elsewhere?(mediaId: string): string | undefined
}

type OriginalRoute = { Params: { mediaId: string } }
type ResizedRoute = {
  Params: { mediaId: string; mode: string; params: string; filename: string }
}

const contentTypes: Record<Encoding, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
}

const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).header('Cache-Control', 'no-store').send({ message, details: {} })

/** Redirects regardless of the requested size: the file was never downloaded and cannot be resized. Assumed. */
const sendOn = (reply: FastifyReply, address: string) =>
  reply
    .header('Cache-Control', 'public, max-age=3600')
    .header('Access-Control-Allow-Origin', '*')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .redirect(address, 302)

const isKnownTo = (request: FastifyRequest, etag: string): boolean => {
  const known = request.headers['if-none-match']
  if (!known) return false
  if (known.trim() === '*') return true
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

const sendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  { content, encoding, negotiated }: { content: Buffer; encoding: Encoding; negotiated: boolean },
) => {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  reply
    .header('Cache-Control', 'public, max-age=31536000, immutable')
    .header('ETag', etag)
    .header('Access-Control-Allow-Origin', '*')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('X-Content-Type-Options', 'nosniff')
  if (negotiated) reply.header('Vary', 'Accept')
  if (isKnownTo(request, etag)) return reply.code(304).send()
  return reply.type(contentTypes[encoding]).send(content)
}

/** `GET /media/:mediaId` and `GET /media/:mediaId/v1/:mode/:params/:filename`. */
export const mediaRoutes = (options: MediaOptions): FastifyPluginAsync => {
  const renderer = createRenderer(createPictureStore(options.cacheDir))

  const masterOf = async (mediaId: string) =>
    options.find(mediaId) ?? (await options.uploaded?.(mediaId))

  return async (app) => {
    app.addHook<OriginalRoute>('onRequest', async ({ params }, reply) => {
      const address = options.elsewhere?.(params.mediaId)
      if (address) return sendOn(reply, address)
    })

    app.get<OriginalRoute>('/media/:mediaId', async (request, reply) => {
      const { mediaId } = request.params
      const picture = await masterOf(mediaId)
      if (!picture) return refuse(reply, 404, `No media ${mediaId}`)
      const content = await renderer.original(mediaId, picture)
      const encoding = encodingFor(undefined, mediaId, '')
      return sendPicture(request, reply, { content, encoding, negotiated: false })
    })

    app.get<ResizedRoute>('/media/:mediaId/v1/:mode/:params/:filename', async (request, reply) => {
      const { mediaId, mode, params: list, filename } = request.params
      const picture = await masterOf(mediaId)
      if (!picture) return refuse(reply, 404, `No media ${mediaId}`)
      if (mode !== 'fill' && mode !== 'fit') {
        return refuse(reply, 400, `Unknown mode "${mode}": fill or fit`)
      }
      const parsed = parseMediaParams(list)
      if ('problem' in parsed) return refuse(reply, 400, parsed.problem)
      const accept = request.headers.accept ?? ''
      const encoding = encodingFor(parsed.params.encoding, filename, accept)
      const rendering = { ...parsed.params, mode, encoding } as const
      const content = await renderer.resized(mediaId, picture, rendering)
      const negotiated = parsed.params.encoding === 'auto'
      return sendPicture(request, reply, { content, encoding, negotiated })
    })
  }
}
