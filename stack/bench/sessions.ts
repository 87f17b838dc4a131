// `npm run bench:sessions`: W9 alone. Figures, not a test. docs/performance.md
import { measureStampede, sessions } from './requests/stampede.ts'
import { saveResults } from './save-results.ts'

const { rows, table } = await measureStampede()
console.log(table)
saveResults('bench-sessions', { node: process.version, sessions, rows })
