import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'graphql'
import { examplesDir } from './root.ts'

/** `name`: that of the operation; `summary`: the comment above it. */
export type Example = { name: string; summary: string; query: string }

/** Returns the examples of the playground, in the order of the files. `admin` selects those for staff. */
export function readExamples(folder: '' | 'admin' = ''): Example[] {
  const directory = join(examplesDir, folder)
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .flatMap((file) => examplesIn(readFileSync(join(directory, file), 'utf8')))
}

/** Returns each operation of a file with the comment above it: the gateway runs documents of one operation. */
function examplesIn(text: string): Example[] {
  let end = 0
  return parse(text).definitions.map((definition) => {
    const query = `${text.slice(end, definition.loc?.end).trim()}\n`
    end = definition.loc?.end ?? end
    const name = definition.kind === 'OperationDefinition' ? definition.name?.value : undefined
    if (!name) throw new Error(`An example is no operation with a name: ${query}`)
    const comment = query.split('\n').filter((line) => line.startsWith('#'))
    return { name, summary: comment.map((line) => line.replace(/^#\s*/, '')).join(' '), query }
  })
}
