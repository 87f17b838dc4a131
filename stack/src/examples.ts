import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { examplesDir } from './root.ts'

/** The playground's tabs: one document a file, in the order of their names. */
export function readExamples(): { name: string; query: string }[] {
  if (!existsSync(examplesDir)) return []
  return readdirSync(examplesDir)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => ({
      name: file.replace(/^\d+-|\.graphql$/g, ''),
      query: readFileSync(join(examplesDir, file), 'utf8'),
    }))
}
