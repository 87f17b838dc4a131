// `npm run doctor`: bundles what is missing, then checks the settings, the site and this host.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkNode, ensureInstalled, root } from './install.mjs'
import { nodeOptions, serverArgs } from './server.mjs'

const bundle = 'stack/dist/doctor.js'
/** Whether the image or `npm run build` made the bundle, which leave no stamp: it belongs to the server that runs here. */
const isDeployed = existsSync(join(root, bundle)) && !existsSync(join(root, 'stack/dist/.server'))

checkNode()
if (!isDeployed) ensureInstalled()
const program = isDeployed ? [...nodeOptions, bundle] : serverArgs('doctor')
const args = [...program, ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
