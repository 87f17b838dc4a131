// `npm run bench:events`: W11 alone. Figures, not a test. docs/performance.md
import { endAll } from './processes.ts'
import { pin } from './requests/host.ts'
import { measureSubscriptions } from './requests/subscriptions.ts'
import { saveResults } from './save-results.ts'

async function main(): Promise<void> {
  const pinning = pin()
  console.log(pinning.description)
  const { rows, table } = await measureSubscriptions(pinning)
  console.log(table)
  saveResults('bench-events', { machine: pinning.description, rows })
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(endAll)
