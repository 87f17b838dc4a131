// The gateway's own name among several, the same after a restart: kept beside the data it is about.
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `dataDir` is there already; one in memory has another name each time. */
export function instanceOf(dataDir: string): string {
  if (dataDir === 'memory') return randomUUID()
  const file = join(dataDir, 'instance')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const name = randomUUID()
  writeFileSync(file, `${name}\n`, { mode: 0o600 })
  return name
}
