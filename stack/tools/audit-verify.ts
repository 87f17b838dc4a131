// Checks the audit log of a gateway: `pnpm audit:verify [head]`. Every entry must carry the hash of the one before
// it; a head (the last hash in the log of the process) also detects a truncated log. Exits with 1 if something is
// wrong.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite, sqliteAuditLog } from '@vitrine/gateway'

const dataDir = process.env.DATA_DIR || '.data/gateway'
const [expectedHead] = process.argv.slice(2)

async function verify(): Promise<string[]> {
  if (!existsSync(join(dataDir, 'gateway.db'))) return [`There is no gateway.db in ${dataDir}.`]
  const database = openSqlite(dataDir)
  const { isWhole, entries, brokenAt, head } = await sqliteAuditLog(database).check()
  database.close()
  console.log(`${entries} entries, head ${head}`)
  if (!isWhole) return [`Entry ${brokenAt} is not as it was written.`]
  if (expectedHead && expectedHead !== head) return ['The log does not end where it should.']
  return []
}

const faults = await verify()
console.log(faults.length === 0 ? 'The audit log is whole.' : faults.join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1
