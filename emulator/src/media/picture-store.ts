import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Finished pictures by file name; what is kept never changes. */
export type PictureStore = {
  read(name: string): Promise<Buffer | undefined>
  write(name: string, content: Buffer): Promise<void>
}

// Enough for a test run; the oldest go first.
const inMemory = 200

const memoryStore = (): PictureStore => {
  const kept = new Map<string, Buffer>()
  return {
    read: async (name) => kept.get(name),
    write: async (name, content) => {
      kept.set(name, content)
      const [oldest] = kept.keys()
      if (kept.size > inMemory && oldest !== undefined) kept.delete(oldest)
    },
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

const diskStore = (directory: string): PictureStore => {
  let ready: Promise<unknown> | undefined
  return {
    read: async (name) => {
      try {
        return await readFile(join(directory, name))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    // Written aside and renamed: a reader, or another process, never sees half a picture.
    write: async (name, content) => {
      ready ??= mkdir(directory, { recursive: true })
      await ready
      const aside = join(directory, `${name}.${randomUUID()}.tmp`)
      await writeFile(aside, content)
      await rename(aside, join(directory, name))
    },
  }
}

/** A directory, or `memory` for tests. Names must come from hashes, never from an address. */
export const createPictureStore = (cacheDir: string | 'memory'): PictureStore =>
  cacheDir === 'memory' ? memoryStore() : diskStore(cacheDir)
