// `npm start`: installs and builds what is missing, then runs the shop.
import { spawn } from 'node:child_process'
import { checkNode, ensureInstalled, root } from './install.mjs'
import { serverArgs, serverEnvironment } from './server.mjs'

checkNode()
ensureInstalled()
const { ensureBuilt } = await import('./ensure-built.mjs')
ensureBuilt()

const shop = spawn(process.execPath, serverArgs('main'), {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnvironment, ...process.env },
})
// A terminal's Ctrl-C reaches the shop directly; other senders know only this process.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => shop.kill('SIGTERM'))
process.on('SIGINT', () => {})
shop.on('exit', (code) => process.exit(code ?? 0))
