import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { drawPicture } from '../art/draw-picture.ts'
import type { SeedPicture } from '../seed/types.ts'
import type { Encoding, MediaParams } from './media-params.ts'
import type { PictureStore } from './picture-store.ts'

// One thread per picture and two pictures at a time: rendering must not delay the shop's responses.
sharp.concurrency(1)
const atOnce = 2

// Version of the drawings. Increment it when drawings change, so that no cached picture of older code is
// served.
const edition = 'f1'

type Rendering = Omit<MediaParams, 'encoding'> & {
  mode: 'fill' | 'fit'
  encoding: Encoding
}

/** A drawing, or a picture as uploaded. */
export type Master = SeedPicture | Buffer

type Renderer = {
  /** Returns a drawing in its full size and its own format; an upload unchanged. */
  original(mediaId: string, picture: Master): Promise<Buffer>
  resized(mediaId: string, picture: Master, rendering: Rendering): Promise<Buffer>
}

const createQueue = () => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The slot passes directly to the next waiting job, so a new one cannot overtake it.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const cover = (
  size: { width: number; height: number },
  { width, height, focal = { x: 0.5, y: 0.5 } }: Rendering,
): { left: number; top: number; width: number; height: number } => {
  const scale = Math.min(size.width / width, size.height / height)
  const cropped = {
    width: Math.max(1, Math.min(size.width, Math.round(width * scale))),
    height: Math.max(1, Math.min(size.height, Math.round(height * scale))),
  }
  const start = (whole: number, part: number, at: number) =>
    Math.round(Math.min(whole - part, Math.max(0, whole * at - part / 2)))
  return {
    ...cropped,
    left: start(size.width, cropped.width, focal.x),
    top: start(size.height, cropped.height, focal.y),
  }
}

const encode = (image: Sharp, { encoding, quality }: Rendering): Sharp => {
  // The numbers are those of JPEG: an AVIF of 60 looks like a JPEG of 85.
  if (encoding === 'avif')
    return image.avif({ quality: Math.round((quality ?? 78) * 0.7), effort: 2 })
  if (encoding === 'webp') return image.webp({ quality: quality ?? 78, effort: 3 })
  if (encoding === 'jpg') return image.jpeg({ quality: quality ?? 80, mozjpeg: true })
  return image.png({ compressionLevel: 6 })
}

const transform = async (master: Buffer, rendering: Rendering): Promise<Buffer> => {
  const { mode, width, height, blur } = rendering
  const image = sharp(master)
  const size = await image.metadata()
  const shaped =
    mode === 'fill'
      ? image.extract(cover(size, rendering)).resize(width, height)
      : image.resize(width, height, { fit: 'inside', withoutEnlargement: true })
  // sharp refuses a sigma below 0.3.
  const soft = blur && blur >= 0.3 ? shaped.blur(blur) : shaped
  return encode(soft, rendering).toBuffer()
}

const nameOf = (...parts: unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, ...parts]))
    .digest('hex')
    .slice(0, 32)

/** Renders each picture once and stores the master and every requested size. */
export const createRenderer = (store: PictureStore): Renderer => {
  const queue = createQueue()
  const inFlight = new Map<string, Promise<Buffer>>()

  // Concurrent requests for the same picture share one rendering.
  const once = (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const running = inFlight.get(name)
    if (running) return running
    const work = (async () => {
      const stored = await store.read(name)
      if (stored) return stored
      const made = await make()
      await store.write(name, made)
      return made
    })().finally(() => inFlight.delete(name))
    inFlight.set(name, work)
    return work
  }

  const drawn = (mediaId: string, picture: SeedPicture): Promise<Buffer> =>
    once(`${nameOf(mediaId)}.${picture.ending || 'png'}`, () =>
      queue(() => {
        const image = sharp(Buffer.from(drawPicture(picture))).flatten({ background: '#e6ddd0' })
        return (
          picture.ending === 'gif' ? image.gif() : image.png({ compressionLevel: 3 })
        ).toBuffer()
      }),
    )

  const original: Renderer['original'] = async (mediaId, picture) => {
    if (Buffer.isBuffer(picture)) return picture
    return picture.ending === 'svg' ? Buffer.from(drawPicture(picture)) : drawn(mediaId, picture)
  }

  return {
    original,
    resized: (mediaId, picture, rendering) =>
      once(`${nameOf(mediaId, rendering)}.${rendering.encoding}`, async () => {
        const master = await original(mediaId, picture)
        return queue(() => transform(master, rendering))
      }),
  }
}
