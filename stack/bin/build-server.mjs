// Bundles the packages that run on the server, each into its own `dist`: loading some nine hundred modules as TypeScript
// takes four times as long. docs/decisions/049-bundled-servers.md
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { parse } from 'graphql'
import { compact, inOneByte } from './compact.mjs'
import { root } from './install.mjs'
import { stableShapes } from './stable-shapes.mjs'

/** Entries of each package, as its `exports` name them under the condition `built`. */
const entries = {
  platform: ['index', 'errors', 'limits', 'calls/products-read', 'zod'],
  theme: ['index'],
  languages: ['index', 'current', 'place-line', 'postal-address'],
  pictures: ['index', 'sized'],
  gateway: ['index', 'auth/client-lists'],
  emulator: ['index'],
  stack: ['main', 'platform', 'doctor'],
}

/** Third-party packages that stay imports: native ones, and those that only shops with Redis or a collector of traces load. */
const external = [
  ...['libsql', 'sharp', 'ioredis'],
  ...['core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace'].map(
    (name) => `@opentelemetry/${name}`,
  ),
]

/** What third-party CommonJS modules use, which an ES module does not have. */
const commonJs = `import { createRequire as requireFrom } from 'node:module'
const require = requireFrom(import.meta.url), __dirname = import.meta.dirname`

/** Lets a source find the files beside it: `import.meta` of a bundle is that of `dist`. */
function withSourcePaths(text, { path, outdir }) {
  if (!text.includes('import.meta.')) return text
  const own = JSON.stringify(relative(outdir, path))
  const folder = JSON.stringify(`/${relative(outdir, dirname(path))}`)
  return (
    text
      // Bundled in its CommonJS form, as other packages load it.
      .replaceAll("createRequire(import.meta.url)('graphql-jit')", "require('graphql-jit')")
      .replaceAll('import.meta.url', `new URL(${own}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
  )
}

/** Reads all modules, ours and those of third-party packages. */
const sources = (outdir) => ({
  name: 'sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|[cm]?js)$/ }, ({ path }) => {
      const isOurs = path.endsWith('.ts')
      const text = stableShapes(readFileSync(path, 'utf8'), path)
      const contents = isOurs ? withSourcePaths(text, { path, outdir }) : text
      return { contents, loader: isOurs ? 'ts' : 'js' }
    })
  },
})

/** Bundles exchange the objects of zod: one of them has it, and the others import it from there. */
const sharedZod = (name) => ({
  name: 'shared-zod',
  setup({ onResolve, onLoad }) {
    if (name !== 'platform') {
      onResolve({ filter: /^zod$/ }, () => ({ path: '@vitrine/platform/zod', external: true }))
    }
    // Its messages in sixty other languages, which are never shown.
    onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js'",
    }))
  },
})

/** The other packages of the workspace stay imports. */
async function bundle(name) {
  const outdir = join(root, name, 'dist')
  rmSync(outdir, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: entries[name].map((entry) => join(root, name, 'src', `${entry}.ts`)),
    outdir,
    bundle: true,
    splitting: true,
    external: ['@vitrine/*', ...external],
    banner: { js: commonJs },
    platform: 'node',
    format: 'esm',
    sourcemap: true,
    metafile: true,
    ...compact,
    plugins: [sharedZod(name), sources(outdir)],
  })
  for (const file of Object.keys(metafile.outputs)) {
    if (file.endsWith('.js')) writeFileSync(file, inOneByte(readFileSync(file, 'utf8')))
  }
}

/** Stores the document of the schema as `gateway/src/graphql/read-schema.ts` reads it. */
function storeSchema() {
  const folder = join(root, 'schema/dist')
  mkdirSync(folder, { recursive: true })
  const text = readFileSync(join(root, 'schema/schema.graphql'), 'utf8')
  writeFileSync(join(folder, 'document.json'), JSON.stringify(parse(text, { noLocation: true })))
}

export async function buildServer() {
  storeSchema()
  await Promise.all(Object.keys(entries).map(bundle))
}
