// The size of what a first visit to a page loads, measured on the page as served.
import { gzipSync } from 'node:zlib'
import { unstyledClasses } from './unstyled.ts'

export type PageSize = {
  path: string
  html: number
  js: number
  css: number
  scripts: number
  /** Class names that the page shows before the browser has their styles. */
  unstyled: string[]
}

const gzipped = (data: Uint8Array) => gzipSync(data, { level: 9 }).length

async function sizeOf(base: string, path: string): Promise<number> {
  const response = await fetch(new URL(path, base), { headers: { 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  return gzipped(new Uint8Array(await response.arrayBuffer()))
}

const all = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, path]) => path ?? '')),
]

/** Returns the gzip bytes of a page's HTML, of every script it loads at once, and of its style sheets. */
export async function measurePage(base: string, path: string, cookie = ''): Promise<PageSize> {
  const response = await fetch(new URL(path, base), {
    headers: { accept: 'text/html', 'accept-encoding': 'identity', ...(cookie && { cookie }) },
    redirect: 'manual',
  })
  const html = await response.text()
  const scripts = all(
    html,
    /(?:<script[^>]+src|<link[^>]+rel="modulepreload"[^>]+href)="([^"]+\.js)"/g,
  )
  const preloads = all(html, /<link[^>]+href="([^"]+\.js)"[^>]*rel="modulepreload"/g)
  // Those of a prefetch are loaded when the page has been, and no page waits for that of paper.
  const styles = all(html, /<link rel="stylesheet" href="([^"]+\.css)"(?! media="print")/g)
  const sum = async (paths: string[]) =>
    (await Promise.all(paths.map((one) => sizeOf(base, one)))).reduce(
      (total, one) => total + one,
      0,
    )
  const modules = [...new Set([...scripts, ...preloads])]
  if (modules.length === 0 || styles.length === 0)
    throw new Error(`${path} loads no script or no styles: the measurement would be meaningless`)
  return {
    path,
    html: gzipped(Buffer.from(html)),
    js: await sum(modules),
    css: await sum(styles),
    scripts: modules.length,
    unstyled: await unstyledClasses(base, html),
  }
}
