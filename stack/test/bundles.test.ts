// What the bundles of the servers leave outside. docs/decisions/049-bundled-servers.md
import { readFileSync } from 'node:fs'
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
  ['gateway', [...telemetry.map((name) => `@opentelemetry/${name}`), 'ioredis', 'libsql', 'zod']],
  ['emulator', ['libsql', 'sharp', 'zod']],
  ['platform', ['zod']],
])('%s imports native and shared packages alone', async (name, packages) => {
  expect(await packagesOf(`${name}/dist/index.js`)).toEqual(packages)
})

test('the gateway has graphql once, which Mercurius and graphql-jit share', () => {
  const text = readFileSync(join(root, 'gateway/dist/index.js'), 'utf8')
  expect(text.match(/GraphQLSchema=class\b|class GraphQLSchema\b/g)).toHaveLength(1)
  expect(text.includes('"graphql-jit"')).toBe(false)
})
