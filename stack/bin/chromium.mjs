// Finds a Chromium for the journeys: CHROME_PATH, else one on the PATH, else Debian's, else Playwright's.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, run } from './install.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

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
  run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    quiet,
  )
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
