// The body of a page: compressed once in each encoding, not once for each of its callers.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'
import { smallWindow } from '../brotli-window.ts'

/** Preferred first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** Pages are compressed while a visitor waits: 4 of 11 is as fast as gzip, and a fifth smaller. */
const brotliOptions = { params: { ...smallWindow, [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** A smaller body is sent as it is. */
export const leastCompressedBytes = 1024

/** A larger answer to a query is compressed in pieces and in other threads, so that it delays no other request. */
export const mostBytesAtOnce = 512 * 1024

/** Options of `@fastify/compress` for all other answers. */
export const compression = {
  threshold: leastCompressedBytes,
  syncThreshold: mostBytesAtOnce,
  encodings: [...encodings],
  brotliOptions,
}

/** In this thread: handing a page to another one and taking it back costs more than compressing it. */
const compressors: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, brotliOptions),
  gzip: (body) => gzipSync(body),
}

export type EncodedBody = {
  readonly plain: Buffer
  /** Returns the body in an encoding, which is computed when it is first requested. */
  in(encoding: Encoding): Buffer
}

/**
 * Creates the body of the parts of a text. A buffer holds it outside of the heap, in half of the memory of a string. Each part
 * is encoded by itself: docs/decisions/072-documents-in-parts.md
 */
export function encodedBody(parts: readonly string[]): EncodedBody {
  const plain = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const encoded = new Map<Encoding, Buffer>()
  return {
    plain,
    in(encoding) {
      const known = encoded.get(encoding) ?? compressors[encoding](plain)
      encoded.set(encoding, known)
      return known
    },
  }
}

/** Returns the encoding of a body for a request; null for none. `accepted`: its header `accept-encoding`. */
export function encodingFor(accepted: string | undefined, { plain }: EncodedBody): Encoding | null {
  if (accepted === undefined || plain.length < leastCompressedBytes) return null
  const best = negotiate(accepted, [...encodings])
  return encodings.find((encoding) => encoding === best) ?? null
}
