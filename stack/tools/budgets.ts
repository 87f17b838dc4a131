// `pnpm budgets`: the size of a first visit, and its Lighthouse scores. Fails above the limits below. `--sizes` skips
// Lighthouse: its performance score is a time, and times are no test.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages, localizedPath, splitAddress } from '@vitrine/languages'
import { freePort } from '../src/free-port.ts'
import { webDist } from '../src/root.ts'
import { startStack } from '../src/start-stack.ts'
import { runLighthouse } from './lighthouse.ts'
import { measurePage } from './sizes.ts'

const KB = 1024
const limits = { js: 100 * KB, css: 12 * KB, listingHtml: 20 * KB, fonts: 70 * KB }
const listing = '/c/all-products'

/** Screens that no first visit shows: for development, and steps of a sign-in that has begun. */
const unmeasured = new Set(['/_gallery', '/login/verify', '/login/factor', '/login/pending'])

/** Measured beside the screens of the registry. */
const morePages = ['/no-such-page', '/account/addresses?edit=new']

/** The limit of what the admin loads before its first screen. */
const adminLimit = 170 * KB

function faultsOfAdmin(): string[] {
  const folder = join(webDist, 'admin')
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/\/admin\/(assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  const bytes = scripts.reduce((sum, path) => sum + statSync(join(folder, `${path}.gz`)).size, 0)
  console.log(`${'/admin'.padEnd(34)} ${kb(bytes)}`)
  if (scripts.length === 0) return ['/admin: the page names no script']
  return bytes > adminLimit ? [`/admin: ${kb(bytes)} of JavaScript, at most ${kb(adminLimit)}`] : []
}

/** All fonts together: a page with letters of every subset loads them all. */
function faultsOfFonts(): string[] {
  const folder = join(webDist, 'client/assets')
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'))
  const bytes = fonts.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  console.log(`${'fonts'.padEnd(34)} ${kb(bytes)}`)
  if (fonts.length === 0) return ['fonts: the build has none']
  return bytes > limits.fonts ? [`fonts: ${kb(bytes)}, at most ${kb(limits.fonts)}`] : []
}

const kb = (bytes: number) => `${(bytes / KB).toFixed(1).padStart(6)} KB`

/** The first address in a page that matches, such as that of a product in a list. */
async function addressIn(page: string, pattern: RegExp, cookie = ''): Promise<string> {
  const response = await fetch(page, { headers: { cookie } })
  const path = pattern.exec(await response.text())?.[1]
  if (!path) throw new Error(`${page} links to nothing like ${pattern}`)
  return path
}

/** Addresses of screens whose pattern is none: with parameters, or with nothing to show otherwise. */
async function findSamples(shopUrl: string, cookie: string): Promise<Record<string, string>> {
  const product = await addressIn(shopUrl + listing, /href="(\/p\/[^"?#]+)/)
  return {
    '/c/:slug': listing,
    '/p/:slug': product,
    '/pages/:slug': '/pages/shipping',
    '/search': '/search?q=lamp',
    '/back-in-stock': `/back-in-stock?product=${product.slice('/p/'.length)}`,
    '/brands/:slug': await addressIn(`${shopUrl}/brands`, /href="(\/brands\/[^"?#]+)/),
    '/members/:slug': await addressIn(`${shopUrl}/members`, /href="(\/members\/[^"?#]+)/),
    '/account/orders/:id': await addressIn(
      `${shopUrl}/account/orders`,
      /href="(\/account\/orders\/[^"?#]+)/,
      cookie,
    ),
  }
}

/** Patterns of all screens, from the web's server bundle. */
async function knownRoutes(): Promise<readonly string[]> {
  const entry = pathToFileURL(join(webDist, 'server/entry-server.js')).href
  return (await import(entry)).knownRoutes
}

async function faultsOfPage(shopUrl: string, path: string, cookie = ''): Promise<string[]> {
  const { js, css, html, unstyled } = await measurePage(shopUrl, path, cookie)
  console.log(`${path.padEnd(34)} ${kb(js)}  ${kb(css)}  ${kb(html)}`)
  const measures = [
    { what: 'JavaScript', bytes: js, limit: limits.js },
    { what: 'CSS', bytes: css, limit: limits.css },
    {
      what: 'HTML',
      bytes: html,
      limit: splitAddress(path).path === listing ? limits.listingHtml : Infinity,
    },
  ]
  const late = unstyled.length > 0 ? [`${path}: shown without styles: ${unstyled.join(' ')}`] : []
  return measures
    .filter(({ bytes, limit }) => bytes > limit)
    .map(
      ({ what, bytes, limit }) =>
        `${path}: ${kb(bytes).trim()} of ${what}, at most ${kb(limit).trim()}`,
    )
    .concat(late)
}

/** Returns the cookie of a member who has just signed in. */
async function memberCookie(shopUrl: string): Promise<string> {
  const response = await fetch(`${shopUrl}/forms/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shopUrl },
    body: new URLSearchParams({ email: 'mara@shop.test', password: 'slow-days-2026' }),
  })
  // The last one counts: the session was rotated at the sign-in.
  const cookie = response.headers.getSetCookie().findLast((one) => one.startsWith('vitrine='))
  if (response.headers.get('location') !== '/account' || !cookie) {
    throw new Error('The sign-in failed: the account pages cannot be measured')
  }
  return cookie.split(';')[0] ?? ''
}

async function measureAll(shopUrl: string): Promise<string[]> {
  const cookie = await memberCookie(shopUrl)
  const samples = await findSamples(shopUrl, cookie)
  const patterns = (await knownRoutes()).filter((pattern) => !unmeasured.has(pattern))
  const faults: string[] = []
  console.log(`${'page'.padEnd(34)}        JS        CSS       HTML   (gzip)`)
  const paths = [...patterns.map((pattern) => samples[pattern] ?? pattern), ...morePages]
  for (const { code } of languages)
    for (const path of paths) {
      if (path.includes(':'))
        throw new Error(`${path} has no sample: add an address to findSamples`)
      const address = localizedPath(code, path)
      const visitor = await fetch(shopUrl + address, { redirect: 'manual' })
      // What redirects a visitor is measured as a member of the seed sees it.
      faults.push(...(await faultsOfPage(shopUrl, address, visitor.status === 303 ? cookie : '')))
    }
  faults.push(...faultsOfAdmin(), ...faultsOfFonts())
  if (process.argv.includes('--sizes')) return faults
  return [...faults, ...(await runLighthouse(shopUrl, ['/', listing, samples['/p/:slug'] ?? '']))]
}

async function main(): Promise<void> {
  const quiet = {
    PLATFORM_PORT: '0',
    PLATFORM_DATA: 'memory',
    DATA_DIR: 'memory',
    LOG_LEVEL: 'error',
  }
  const stack = await startStack({ env: { ...quiet, PORT: String(await freePort()) } })
  const faults = await measureAll(stack.shopUrl).finally(() => stack.close())
  for (const fault of faults) console.log(`✗ ${fault}`)
  console.log(faults.length === 0 ? '✓ within budget' : `${faults.length} over budget`)
  process.exit(faults.length === 0 ? 0 : 1)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
