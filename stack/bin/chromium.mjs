// Finds a Chromium for the journeys: CHROME_PATH, else one on the PATH, else Debian's, else Playwright's. The headless
// shell comes first: it is the same engine without the parts for a screen, and runs the journeys in two thirds of the time.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, run } from './install.mjs'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      const file = join(folder, name)
      if (folder && existsSync(file)) return file
    }
  }
  return undefined
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  console.log('Installing Chromium (once) …')
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  run('apt-get', ['update', '-qq'], quiet)
  const options = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation']
  // Debian 11 and older have the whole browser only.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (run('apt-get', [...options, name], quiet).status === 0) break
  }
  return onPath()
}

async function fromPlaywright() {
  const tool = join(root, 'stack/node_modules/.bin/playwright')
  if (!existsSync(tool)) return undefined
  run(tool, ['install', 'chromium'])
  const { chromium } = await import(join(root, 'stack/node_modules/@playwright/test/index.mjs'))
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Returns the path of a Chromium that can be started; undefined if none is available. */
export async function findChromium() {
  const given = process.env.CHROME_PATH
  if (given && existsSync(given)) return given
  return onPath() ?? fromDebian() ?? (await fromPlaywright())
}
