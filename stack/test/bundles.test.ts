// What the bundles of the servers leave outside. docs/decisions/049-bundled-servers.md
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { ensureServerBuilt } from '../bin/server.mjs'
import { root } from '../src/root.ts'

ensureServerBuilt()

/** Returns the third-party packages that a bundle imports, at once or later. */
async function packagesOf(name: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [join(root, name)],
    ...{ bundle: true, write: false, metafile: true, outdir: 'out' },
    ...{ packages: 'external', platform: 'node', format: 'esm', logLevel: 'error' },
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  // A `require` that is left is one of an optional package, which is tried.
  const packages = imports.filter(({ external, kind }) => external && kind !== 'require-call')
  const names = new Set(packages.map(({ path }) => path))
  return [...names].filter((one) => !(isBuiltin(one) || one.startsWith('@vitrine/'))).toSorted()
}

const telemetry = ['core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace']

test.each([
  ['gateway', [...telemetry.map((name) => `@opentelemetry/${name}`), 'ioredis', 'libsql']],
  ['emulator', ['libsql', 'sharp']],
  ['platform', []],
])('%s imports only packages that stay outside', async (name, packages) => {
  expect(await packagesOf(`${name}/dist/index.js`)).toEqual(packages)
})

test('the gateway has graphql once, which Mercurius and graphql-jit share', () => {
  const text = readFileSync(join(root, 'gateway/dist/index.js'), 'utf8')
  expect(text.match(/GraphQLSchema=class\b|class GraphQLSchema\b/g)).toHaveLength(1)
  expect(text.includes('"graphql-jit"')).toBe(false)
})

/** Returns the sources of a package that all files of a bundle have together. */
function sourcesIn(bundle: string, of: RegExp): string[] {
  const folder = join(root, bundle, 'dist')
  const maps = readdirSync(folder).filter((name) => name.endsWith('.js.map'))
  const sources = maps.flatMap((name) => {
    const map = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { sources: string[] }
    return map.sources
  })
  return sources
    .filter((path) => of.test(path))
    .map((path) => path.replace(/^.*node_modules\//, ''))
}

test('the gateway has of undici what sends requests', () => {
  const sources = sourcesIn('gateway', /\/undici\//)
  expect(sources).toContain('undici/lib/dispatcher/pool.js')
  // `lib/web` has fetch and WebSockets; the client extracts bodies with a part of it when it gets one of these.
  expect(sources.filter((path) => /lib\/(mock|cache|interceptor)/.test(path))).toEqual([])
  expect(sources).not.toContain('undici/index.js')
})

test('zod is in one bundle, with the messages of one language', () => {
  expect(sourcesIn('gateway', /\/zod\//)).toEqual([])
  expect(sourcesIn('emulator', /\/zod\//)).toEqual([])
  const languages = sourcesIn('platform', /\/zod\/v4\/locales\//)
  expect(languages.filter((path) => !path.endsWith('/index.js'))).toEqual(['zod/v4/locales/en.js'])
})
