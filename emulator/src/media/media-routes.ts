import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { sizeOf } from '../art/draw-picture.ts'
import { outsideFolder } from '../members/photo.ts'
import type { SeedPicture } from '../seed/types.ts'
import {
  type Encoding,
  encodingFor,
  endingOf,
  isResized,
  largestScale,
  type MediaParams,
  parseMediaParams,
} from './media-params.ts'
import { createPictureStore } from './picture-store.ts'
import { createRenderer, type Master } from './renderer.ts'

// Serves pictures under the platform's media URLs, drawn or resized on demand.

export type MediaOptions = {
  /** Directory of rendered pictures; `memory` for tests. */
  cacheDir: string | 'memory'
  find(mediaId: string): SeedPicture | undefined
  /** Returns an uploaded picture as stored. */
  uploaded?(mediaId: string): Promise<Buffer | undefined>
  /** Returns the URL of a picture on another host; requests are redirected to it. */
  elsewhere?(mediaId: string): string | undefined
  /** Returns whether transforms that the kit does not write are refused; they are when absent. */
  isStrict?(): boolean
}

type Untransformed = { mediaId: string; problem: string }
type OriginalRoute = { Params: { mediaId: string } }
type ResizedRoute = {
  Params: { mediaId: string; mode: string; params: string; filename: string }
}

const contentTypes: Record<Encoding | 'gif' | 'svg', string> & Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
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
  { content, type, negotiated }: { content: Buffer; type: string; negotiated: boolean },
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
  return reply.type(type).send(content)
}

type Transform = { mode: 'fill' | 'fit'; params: MediaParams }

/** Returns the transform, or why the platform refuses the address. docs/contract/real-site.md §1.3 */
async function transformOf(
  { mediaId, mode, params: list }: ResizedRoute['Params'],
  master: Master,
): Promise<Transform | string> {
  if (mode !== 'fill' && mode !== 'fit') return `Unknown mode "${mode}": fill or fit`
  const parsed = parseMediaParams(list, mode)
  if ('problem' in parsed) return parsed.problem
  if (mode === 'fit') return { mode, params: parsed.params }
  if (!isResized(mediaId)) return `${mediaId} cannot be cropped`
  const source = await sizeOfMaster(master)
  const { width, height } = parsed.params
  const most = largestScale(source)
  const isWithin = width - 0.5 <= source.width * most && height - 0.5 <= source.height * most
  return isWithin ? { mode, params: parsed.params } : `More than ${most} times the source`
}

async function sizeOfMaster(master: Master): Promise<{ width: number; height: number }> {
  if (!Buffer.isBuffer(master)) return sizeOf(master.view)
  const { width, height } = await sharp(master).metadata()
  return { width, height }
}

/** `GET /media/:mediaId` and `GET /media/:mediaId/v1/:mode/:params/:filename`. */
export const mediaRoutes = (options: MediaOptions): FastifyPluginAsync => {
  const renderer = createRenderer(createPictureStore(options.cacheDir))

  const masterOf = async (mediaId: string) =>
    options.find(mediaId) ?? (await options.uploaded?.(mediaId))

  const sendOriginal = async (request: FastifyRequest, reply: FastifyReply, mediaId: string) => {
    const picture = await masterOf(mediaId)
    if (!picture) return refuse(reply, 404, `No media ${mediaId}`)
    const content = await renderer.original(mediaId, picture)
    const type = contentTypes[endingOf(mediaId)] ?? contentTypes.png
    return sendPicture(request, reply, { content, type, negotiated: false })
  }

  /** Sends what an address gets whose transform is not one of the kit's. */
  const sendUntransformed = (
    request: FastifyRequest,
    reply: FastifyReply,
    { mediaId, problem }: Untransformed,
  ) =>
    (options.isStrict?.() ?? true)
      ? refuse(reply, 403, problem)
      : sendOriginal(request, reply, mediaId)

  return async (app) => {
    app.addHook<OriginalRoute>('onRequest', async ({ params }, reply) => {
      const address = options.elsewhere?.(params.mediaId)
      if (address) return sendOn(reply, address)
    })

    app.get<OriginalRoute>('/media/:mediaId', (request, reply) =>
      sendOriginal(request, reply, request.params.mediaId),
    )

    // The same files at an address that is none of the media, as another host would have it.
    app.get<OriginalRoute>(`${outsideFolder}:mediaId`, (request, reply) =>
      sendOriginal(request, reply, request.params.mediaId),
    )

    app.get<ResizedRoute>('/media/:mediaId/v1/:mode/:params/:filename', async (request, reply) => {
      const { mediaId, filename } = request.params
      const picture = await masterOf(mediaId)
      if (!picture) return refuse(reply, 404, `No media ${mediaId}`)
      const transform = await transformOf(request.params, picture)
      if (typeof transform === 'string') {
        return sendUntransformed(request, reply, { mediaId, problem: transform })
      }
      if (!isResized(mediaId)) return sendOriginal(request, reply, mediaId)
      const { mode, params } = transform
      const accept = request.headers.accept ?? ''
      const encoding = encodingFor(params.encoding, filename, accept)
      const content = await renderer.resized(mediaId, picture, { ...params, mode, encoding })
      const negotiated = params.encoding === 'auto'
      return sendPicture(request, reply, { content, type: contentTypes[encoding], negotiated })
    })

    // A transform behind another one, and every other address that no code of the platform writes.
    app.get<OriginalRoute>('/media/:mediaId/*', (request, reply) => {
      const { mediaId } = request.params
      const problem = 'One transform, as the kit writes it'
      return sendUntransformed(request, reply, { mediaId, problem })
    })
  }
}
