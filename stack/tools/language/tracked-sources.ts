import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/root.ts'

/**
 * Generated, a list of the refused words themselves, what shoppers type, and the demo shop's own texts.
 * docs/vocabulary.md
 */
const isSkipped = (file: string): boolean =>
  /__generated__|^stack\/demo\/content\/|^schema\/schema\.graphql$|^docs\/vocabulary\.md$|^stack\/test\/language\.test\.ts$/.test(
    file,
  ) ||
  /british-spelling\.ts$|search-relevance\.test\.ts$|odd-searches\.test\.ts$|search\/text\/words\.test\.ts$/.test(
    file,
  )

/** The vocabulary is one of English, and the keys of a translation are those of the English catalog. */
const isWritten = (file: string): boolean =>
  /\.(ts|tsx|mts|mjs|graphql|css|md|html)$|^languages\/en\/(?!countries)\w+\.json$/.test(file)

/** Returns the written files of the repository below a folder, with their text. */
export function trackedSources(
  folders: readonly string[] = [],
): { file: string; source: string }[] {
  const files = execFileSync('git', ['ls-files', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).split('\n')
  return files
    .filter((file) => isWritten(file) && !isSkipped(file))
    .filter((file) => existsSync(join(root, file)))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
}
