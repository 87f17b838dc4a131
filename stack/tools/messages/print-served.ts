// Prints the modules of messages of a program that serves all languages from one process.
import { basename } from 'node:path'
import type { Catalog } from './catalogs.ts'

type Settings = { codes: readonly string[]; catalog: Pick<Catalog, 'name' | 'output'> }

/** Returns one module for each group, by file name. */
export function printServedGroups(
  groups: readonly string[],
  { codes, catalog: { name, output } }: Settings,
): Map<string, string> {
  return new Map(
    groups.map((group) => [
      `${group}.ts`,
      [
        `// Generated from languages/*/${name}.json.`,
        "import { localized } from '@vitrine/languages/current'",
        ...codes.map(
          (code) => `import * as ${code} from '../${basename(output)}.${code}/${group}.ts'`,
        ),
        '',
        `export const messages = localized({ ${codes.join(', ')} })`,
        '',
      ].join('\n'),
    ]),
  )
}
