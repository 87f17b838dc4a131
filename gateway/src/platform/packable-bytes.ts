// Bytes that are compressed once they stay: JSON takes a tenth of its size then. docs/decisions/073-unread-parts-compressed.md
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { smallWindow } from '../brotli-window.ts'

/** Below this size what is saved is not worth a call. */
const leastBytes = 4096

/** The fastest: 0.1 ms for 140 KB. */
const fastest = { params: { ...smallWindow, [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** Bytes that are held plain until `pack` compresses them, and that `read` returns in either state. */
export class PackableBytes {
  #plain: Uint8Array | null
  #packed: Uint8Array | null = null
  /** Of packed bytes: what the last read has unpacked, for as long as it is in use. */
  #unpacked: WeakRef<Uint8Array> | null = null
  readonly #size: number

  /** Takes bytes that have memory of their own. */
  constructor(plain: Uint8Array) {
    this.#plain = plain
    this.#size = plain.length
  }

  /** How many bytes it holds. */
  get held(): number {
    return (this.#plain ?? this.#packed)?.length ?? 0
  }

  /** Returns the bytes as they were given. */
  read(): Uint8Array {
    return this.#plain ?? this.#unpacked?.deref() ?? this.#unpack()
  }

  /** Compresses them. Called again, it does nothing. */
  pack(): void {
    if (!this.#plain || this.#size < leastBytes) return
    // A copy: what the compressor returns is a part of a larger buffer.
    this.#packed = new Uint8Array(brotliCompressSync(this.#plain, fastest))
    this.#plain = null
  }

  #unpack(): Uint8Array {
    const unpacked = brotliDecompressSync(this.#packed ?? new Uint8Array(), {
      chunkSize: this.#size,
    })
    this.#unpacked = new WeakRef<Uint8Array>(unpacked)
    return unpacked
  }
}
