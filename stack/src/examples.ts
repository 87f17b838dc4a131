import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplesDir } from './root.ts'

export type Example = { name: string; query: string }

/** Returns the tabs of the playground: one document per file, sorted by name. `admin` selects those for staff. */
export function readExamples(folder: '' | 'admin' = ''): Example[] {
  const directory = join(examplesDir, folder)
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => ({
      name: file.replace(/^\d+-|\.graphql$/g, ''),
      query: readFileSync(join(directory, file), 'utf8'),
    }))
}
