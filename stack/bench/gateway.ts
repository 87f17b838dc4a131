// The gateway as `npm start` runs it, with one manifest more among those of its own clients: `BENCH_DOCUMENTS`. So the
// documents of the workloads are compiled, as those of the storefront are.
import { join } from 'node:path'
import { buildApp, builtWeb, readConfig } from '@vitrine/gateway'
import { languages } from '@vitrine/languages'

const manifest = process.env.BENCH_DOCUMENTS
const web = process.env.BENCH_WEB
if (!manifest || !web) throw new Error('BENCH_DOCUMENTS and BENCH_WEB are not set')

const config = readConfig(process.env)
const app = await buildApp({
  config,
  documents: [join(web, '../src/__generated__/persisted-documents.json'), manifest],
  adminDocuments: [manifest],
  web: builtWeb(web),
  adminDist: join(web, 'admin'),
})
await app.listen({ host: config.host, port: config.port })
for (const { code } of languages) app.gateway.services.inLanguage(code)
process.on('SIGTERM', () => app.close().then(() => process.exit(0)))
