// Memory for bytes that are read before the next ones are written: a response of 200 KB would otherwise leave as much for the
// collector each time it is decoded.

/** Most bytes that stay: a few hundred products. */
const mostRetained = 1024 * 1024

/** Returns memory of a size, which may have other bytes in it, and is valid until the next call. */
export type Scratch = (size: number) => Buffer

/** Creates a scratch of its own, for one synchronous use at a time. */
export function createScratch(): Scratch {
  let memory = Buffer.allocUnsafeSlow(0)
  return (size) => {
    if (size > mostRetained) return Buffer.allocUnsafeSlow(size)
    if (size > memory.length) {
      memory = Buffer.allocUnsafeSlow(Math.min(mostRetained, Math.max(size, memory.length * 2)))
    }
    return memory.subarray(0, size)
  }
}
