// Builds the web, `shop` (client and server bundle), `admin` and `playground` (GraphiQL), and `server`, the packages that
// run on the server; or all of them.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { builtName, languages } from '@vitrine/languages'
import { buildServer } from './build-server.mjs'
import { compactModule } from './compact.mjs'
import { root } from './install.mjs'

// The caller's environment must not change the build.
process.env.NODE_ENV = 'production'

const web = join(root, 'web')
const { build } = await import(
  pathToFileURL(createRequire(join(web, 'package.json')).resolve('vite')).href
)
const make = (configFile, mode = 'production') =>
  build({ configFile: join(web, configFile), mode, logLevel: 'warn' })

/** Writes a `.br` and a `.gz` beside every text file, so that nothing is compressed during a request. */
function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) compress(path)
    else if (/\.(js|css|svg|json|html|webmanifest)$/.test(name)) {
      const text = readFileSync(path)
      const quality = text.length > 400_000 ? 5 : 11
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      )
    }
  }
}

const part = process.argv[2] ?? 'all'
if (part === 'server' || part === 'all') await buildServer()
process.chdir(web)
if (part === 'shop' || part === 'all') {
  for (const { code } of languages) {
    await make('vite.config.ts', code)
    await make('vite.server.config.ts', code)
    await compactModule(join(web, 'dist/server', builtName('entry-server', code, 'js')))
  }
  // Knows the files of the client.
  await make('vite.worker.config.ts', 'sw')
  await make('vite.worker.config.ts', 'sw-off')
  compress(join(web, 'dist/client'))
}
if (part === 'admin' || part === 'all') {
  await make('vite.admin.config.ts')
  compress(join(web, 'dist/admin'))
}
if (part === 'playground' || part === 'all') {
  await make('vite.graphiql.config.ts')
  compress(join(web, 'dist/graphiql'))
}
