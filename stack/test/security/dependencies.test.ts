// The installed packages are the reviewed ones. Known vulnerabilities need an advisory service: see README.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/root.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const lock = read('pnpm-lock.yaml')

/** Returns `name@version` of each package and what the lock file resolves it to. */
const packages = [
  ...(lock.split('\npackages:\n')[1]?.split('\nsnapshots:\n')[0] ?? '').matchAll(
    /^ {2}'?([^\s':][^':]*)'?:\n {4}resolution: (.+)$/gm,
  ),
].map(([, id = '', resolution = '']) => ({ id, resolution }))

const manifests = ['.', 'schema', 'platform', 'gateway', 'emulator', 'web', 'stack'].map(
  (folder) => JSON.parse(read(`${folder}/package.json`)) as Record<string, Record<string, string>>,
)
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']

test('S104 every package in the lock file has an integrity hash, and none is a repository or a URL', () => {
  const entries = lock.split('\npackages:\n')[1]?.split('\nsnapshots:\n')[0] ?? ''
  expect(packages).toHaveLength((entries.match(/^ {2}\S.*:$/gm) ?? []).length)
  expect(packages.length).toBeGreaterThan(500)
  const invalid = packages.filter(
    ({ resolution }) =>
      !/^\{integrity: sha512-[A-Za-z0-9+/]{86}==(, \w+: \w+)*\}$/.test(resolution),
  )
  expect(invalid).toEqual([])
  expect(packages.filter(({ id }) => !/^(@[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/.test(id))).toEqual([])
})

test('S104 every version is exact', () => {
  const versions = manifests.flatMap((manifest) =>
    kinds.flatMap((kind) => Object.entries(manifest[kind] ?? {})),
  )
  expect(versions.length).toBeGreaterThan(50)
  const loose = versions.filter(([, version]) => !/^(\d+\.\d+\.\d+|workspace:\*)$/.test(version))
  expect(loose).toEqual([])
})

/** Returns the packages in the workspace's store that would run a script at installation. */
function withInstallScripts(): string[] {
  const store = join(root, 'node_modules/.pnpm')
  const found = new Set<string>()
  for (const entry of readdirSync(store)) {
    for (const folder of packageFolders(join(store, entry, 'node_modules'))) {
      const file = join(folder, 'package.json')
      if (!existsSync(file)) continue
      const { name, scripts } = JSON.parse(readFileSync(file, 'utf8')) as {
        name: string
        scripts?: Record<string, string>
      }
      const runs = ['preinstall', 'install', 'postinstall'].some((one) => scripts?.[one])
      if (runs || existsSync(join(folder, 'binding.gyp'))) found.add(name)
    }
  }
  return [...found].sort()
}

/** Returns the package folders of both `name` and `@scope/name`. */
const packageFolders = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
        .flatMap(({ name }) =>
          name.startsWith('@')
            ? readdirSync(join(folder, name)).map((own) => join(folder, name, own))
            : [join(folder, name)],
        )
    : []

test('S104 no package runs a script at installation, and those that would are listed', () => {
  const workspace = read('pnpm-workspace.yaml')
  expect(workspace).toContain('\nonlyBuiltDependencies: []\n')
  expect(workspace).toContain('\nstrictDepBuilds: true\n')
  const ignored = /\nignoredBuiltDependencies:\n((?: {2}- \S+\n)+)/.exec(workspace)?.[1] ?? ''
  const known = new Set([...ignored.matchAll(/- (\S+)/g)].map(([, name]) => name))
  const found = withInstallScripts()
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((name) => !known.has(name))).toEqual([])
})

/** The first versions without a vulnerability that was found in the HTML sanitizer of merchant content. */
const minimumVersions = { 'sanitize-html': [2, 17, 6] }

test('S104 packages pinned because of a vulnerability are fixed versions', () => {
  for (const [name, minimum] of Object.entries(minimumVersions)) {
    const versions = packages
      .filter(({ id }) => id.startsWith(`${name}@`))
      .map(({ id }) =>
        id
          .slice(name.length + 1)
          .split('.')
          .map(Number),
      )
    expect(versions).toHaveLength(1)
    const [found = []] = versions
    const at = minimum.findIndex((part, index) => part !== found[index])
    expect((found[at] ?? 0) - (minimum[at] ?? 0), name).toBeGreaterThanOrEqual(0)
  }
})
