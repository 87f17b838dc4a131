import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/root.ts'

/** Returns what a git command prints, or null if it failed. */
export function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const lines = (text: string | null) => (text ?? '').split('\n').filter(Boolean)

/** Returns the existing files that differ from a commit, and those that git does not track yet. */
export const changedFiles = (base: string): string[] =>
  [
    ...lines(git('diff', '--name-only', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ].filter((file) => existsSync(join(root, file)))

/** Returns the files that match a glob, with those that git does not track yet. */
export const matchingFiles = (glob: string): string[] =>
  lines(git('ls-files', '--cached', '--others', '--exclude-standard', '--', `:(glob)${glob}`))
