// Copies DATA_DIR while the shop runs: `npm run backup -- <folder>`. docs/deployment.md "Backup"
import { backUp } from '@vitrine/gateway'

const dataDir = process.env.DATA_DIR || '.data/gateway'
const [target, ...others] = process.argv.slice(2)

try {
  if (!target || others.length > 0)
    throw new Error('Name one folder for the copy: npm run backup -- <folder>')
  console.log(`${backUp(dataDir, target).join(', ')} copied from ${dataDir} to ${target}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
