import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Stores rendered pictures by file name; a stored picture never changes. */
export type PictureStore = {
  read(name: string): Promise<Buffer | undefined>
  write(name: string, content: Buffer): Promise<void>
}

// Maximum number in memory, enough for a test run; the oldest are deleted first.
const inMemory = 200

const memoryStore = (): PictureStore => {
  const stored = new Map<string, Buffer>()
  return {
    read: async (name) => stored.get(name),
    write: async (name, content) => {
      stored.set(name, content)
      const [oldest] = stored.keys()
      if (stored.size > inMemory && oldest !== undefined) stored.delete(oldest)
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
    // Writes to a temporary file and renames it: a reader or another process never sees a partial picture.
    write: async (name, content) => {
      ready ??= mkdir(directory, { recursive: true })
      await ready
      const aside = join(directory, `${name}.${randomUUID()}.tmp`)
      await writeFile(aside, content)
      await rename(aside, join(directory, name))
    },
  }
}

/** Creates a store in a directory, or in `memory` for tests. Names must come from hashes, never from a URL. */
export const createPictureStore = (cacheDir: string | 'memory'): PictureStore =>
  cacheDir === 'memory' ? memoryStore() : diskStore(cacheDir)
