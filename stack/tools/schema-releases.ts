// The schemas that were released, a file each in `schema/releases`, named by its version.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../src/root.ts'
import { breakingChanges, deprecationsIn, removalDateOf } from './schema-changes.ts'

const currentFile = join(root, 'schema/schema.graphql')
const extension = '.graphql'
/** What is announced may be removed half a year later. */
const noticeDays = 182

const numbersOf = (version: string) => version.split('.').map(Number)

function compareVersions(one: string, other: string): number {
  const [others, ones] = [numbersOf(other), numbersOf(one)]
  return ones.map((part, index) => part - (others[index] ?? 0)).find((by) => by !== 0) ?? 0
}

export type Release = { version: string; schema: string }

/** Returns the last release in a folder; null before the first one. */
export function lastRelease(folder: string): Release | null {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const versions = files
    .filter((name) => name.endsWith(extension))
    .map((name) => name.slice(0, -extension.length))
  const version = versions.sort(compareVersions).at(-1)
  if (!version) return null
  return { version, schema: readFileSync(join(folder, `${version}${extension}`), 'utf8') }
}

/** Returns what is wrong with the announcements of a schema that is about to be released. */
export function hastyRemovals(schema: string, last: Release | null, today: string): string[] {
  const announced = new Set(last ? deprecationsIn(last.schema).map(({ at }) => at) : [])
  const earliest = new Date(Date.parse(today) + noticeDays * 86_400_000).toISOString().slice(0, 10)
  return deprecationsIn(schema)
    .filter(({ at }) => !announced.has(at))
    .flatMap(({ at, reason }) => {
      const date = removalDateOf(reason)
      return date !== null && date >= earliest ? [] : [`${at}: removed before ${earliest}`]
    })
}

type Options = { folder: string; current: string; today: string }
const usual = (): Options => ({
  folder: join(root, 'schema/releases'),
  current: readFileSync(currentFile, 'utf8'),
  today: new Date().toISOString().slice(0, 10),
})

/** Returns what breaks clients of the last release. */
export function changesSinceRelease({ folder, current, today } = usual()): string[] {
  const last = lastRelease(folder)
  return last ? breakingChanges(last.schema, current, today) : []
}

/** Stores the schema as a release. Throws with every reason against it. */
export function release(version: string, { folder, current, today } = usual()): string {
  const last = lastRelease(folder)
  const isVersion = /^\d+\.\d+\.\d+$/.test(version)
  const problems = [
    ...(isVersion ? [] : [`${version} is no version such as 1.2.3`]),
    ...(isVersion && last && compareVersions(version, last.version) <= 0
      ? [`${version} is not after ${last.version}`]
      : []),
    ...(last ? breakingChanges(last.schema, current, today) : []),
    ...hastyRemovals(current, last, today),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${version}${extension}`)
  writeFileSync(file, current)
  return file
}
