// Copies the files of DATA_DIR that nothing else can restore. docs/deployment.md "Backup"
import { chmodSync, copyFileSync, existsSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { makeFolder } from './make-folder.ts'

const database = 'gateway.db'
/** Small files that are written once. */
const written = ['session.key', 'instance']

/**
 * Copies a data folder into an empty one, also while the gateway runs: SQLite writes a copy of one moment, which `cp` of a file in
 * use is not. Returns the names of the copied files. The catalog index is left out, because it is built again.
 */
export function backUp(dataDir: string, target: string): string[] {
  if (!existsSync(join(dataDir, database)))
    throw new Error(`There is no ${database} in ${dataDir}.`)
  makeFolder(target)
  if (readdirSync(target).length > 0)
    throw new Error(`${target} is not empty: a backup replaces nothing.`)
  const files = written.filter((name) => existsSync(join(dataDir, name)))
  for (const name of files) copyFileSync(join(dataDir, name), join(target, name))
  copyDatabase(join(dataDir, database), join(target, database))
  return [...files, database]
}

/** Copies a database; the file appears under its name only once it is complete. */
function copyDatabase(from: string, to: string): void {
  const source = new Database(from)
  try {
    source.exec('PRAGMA busy_timeout = 10000')
    source.prepare('VACUUM INTO ?').run(`${to}.part`)
  } finally {
    source.close()
  }
  chmodSync(`${to}.part`, 0o600)
  renameSync(`${to}.part`, to)
}
