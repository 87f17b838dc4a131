// The rules of INVARIANTS.md, and the files that their enforcer column names.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/root.ts'
import { matchingFiles } from './changed-files.ts'
import { pathsIn } from './links.ts'

export type Invariant = { rule: string; enforcer: string }

/** Returns the rules, in the order of the page. */
export const readInvariants = (
  page = readFileSync(join(root, 'INVARIANTS.md'), 'utf8'),
): Invariant[] =>
  [...page.matchAll(/^\| (?!Rule )(.+?) \| (.+) \|$/gm)].map(([, rule = '', enforcer = '']) => ({
    rule,
    enforcer,
  }))

/** Returns the files that an enforcer names: tests or journeys, also those of its folders and globs. */
export const enforcing = ({ enforcer }: Invariant, ending: '.test.ts' | '.e2e.ts'): string[] =>
  pathsIn(enforcer, ['gateway', 'emulator'])
    .flatMap(({ target }) => matchingFiles(isFolder(target) ? `${target}/**` : target))
    .filter((file) => file.endsWith(ending))

const isFolder = (path: string) =>
  existsSync(join(root, path)) && statSync(join(root, path)).isDirectory()
