// The gateway's own name among several. Stored in the data folder, so that it survives a restart.
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the name. `dataDir` must exist; with `memory` each start has another name. */
export function instanceOf(dataDir: string): string {
  if (dataDir === 'memory') return randomUUID()
  const file = join(dataDir, 'instance')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const name = randomUUID()
  writeFileSync(file, `${name}\n`, { mode: 0o600 })
  return name
}
