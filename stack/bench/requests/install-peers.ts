// Installs the peers at their first use, or when one of their packages is missing, and bundles them. They are no part of
// the workspace: the shop needs none of their packages.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { root } from '../../src/root.ts'

const folder = join(root, 'stack/bench/peers')

const common: BuildOptions = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
}

function install(): void {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const isInstalled = (name: string) => existsSync(join(folder, 'node_modules', name))
  if (Object.keys(dependencies).every(isInstalled)) return
  console.log('Installing the peers …')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--package-lock=false']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('The peers could not be installed: is the registry reachable?')
}

/** Installs the peers and bundles all measured servers, so that none starts with the cost of a loader. */
export async function installPeers(): Promise<void> {
  install()
  const names = ['hand', 'mercurius', 'yoga', 'apollo']
  const entryPoints = names.map((name) => join(folder, `src/${name}.ts`))
  await build({ ...common, entryPoints, outdir: join(folder, 'dist') })
  const gateway = [join(folder, '../gateway.ts')]
  await build({ ...common, entryPoints: gateway, outdir: join(folder, '../dist') })
}
