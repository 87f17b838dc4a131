// `pnpm budgets`: what a first visit weighs, and what Lighthouse says of it. Fails above DESIGN's budgets.
// `--sizes` leaves Lighthouse out: its performance score is a time, and times are no test.
import { startStack } from '../src/start-stack.ts'
import { freePort } from '../src/free-port.ts'
import { runLighthouse } from './lighthouse.ts'
import { measurePage } from './sizes.ts'

const KB = 1024
const limits = { js: 100 * KB, css: 12 * KB, listingHtml: 20 * KB }
const listing = '/c/all-products'

const kb = (bytes: number) => `${(bytes / KB).toFixed(1).padStart(6)} KB`

async function firstProduct(shopUrl: string): Promise<string> {
  const response = await fetch(`${shopUrl}${listing}`)
  const path = /href="(\/p\/[^"?#]+)/.exec(await response.text())?.[1]
  if (!path) throw new Error('The listing links to no product')
  return path
}

async function main(): Promise<void> {
  const env = { PLATFORM_PORT: '0', PLATFORM_DATA: 'memory', DATA_DIR: 'memory', LOG_LEVEL: 'error' }
  const stack = await startStack({ env: { ...env, PORT: String(await freePort()) } })
  const faults: string[] = []
  try {
    const product = await firstProduct(stack.shopUrl)
    const pages = ['/', '/collections', listing, '/brands', '/search?q=lamp', product, '/cart', '/checkout/return', '/no-such-page']
    console.log(`${'page'.padEnd(34)}        JS        CSS       HTML   (gzip)`)
    for (const path of pages) {
      const { js, css, html } = await measurePage(stack.shopUrl, path)
      console.log(`${path.padEnd(34)} ${kb(js)}  ${kb(css)}  ${kb(html)}`)
      if (js > limits.js) faults.push(`${path}: ${kb(js).trim()} of JavaScript, at most ${kb(limits.js).trim()}`)
      if (css > limits.css) faults.push(`${path}: ${kb(css).trim()} of CSS, at most ${kb(limits.css).trim()}`)
      if (path === listing && html > limits.listingHtml) {
        faults.push(`${path}: ${kb(html).trim()} of HTML, at most ${kb(limits.listingHtml).trim()}`)
      }
    }
    if (!process.argv.includes('--sizes')) {
      faults.push(...(await runLighthouse(stack.shopUrl, ['/', listing, product])))
    }
  } finally {
    await stack.close()
  }
  for (const fault of faults) console.log(`✗ ${fault}`)
  console.log(faults.length === 0 ? '✓ within budget' : `${faults.length} over budget`)
  process.exit(faults.length === 0 ? 0 : 1)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
