// Links of the product page to the pages that show the shop's terms, whatever their names. Needs the built web.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { useStack } from './support/start.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-content-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(language: string, slug: string, title: string, terms: string): void {
  const pages = join(folder, language, 'pages')
  mkdirSync(pages, { recursive: true })
  const facts = `title: ${title}\ndescription: About it.\norder: 1\nterms: [${terms}]`
  writeFileSync(join(pages, `${slug}.md`), `---\n${facts}\n---\n\nText.\n`)
}
write('en', 'how-it-gets-there', 'How it gets there & back', 'DELIVERY, RETURNS')
write('en', 'story', 'Our story', '')
write('de', 'story', 'Unsere Geschichte', '')

const stack = useStack({ CONTENT_DIR: folder }, 'built')

/** Returns the links to pages of text in the content of a page. */
async function linksIn(path: string): Promise<string[]> {
  const html = await (await fetch(stack().shopUrl + path)).text()
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  expect(main, path).toContain('<h1')
  return [...main.matchAll(/<a href="([^"]*\/pages\/[^"]*)"[^>]*>([^<]*)/g)].map(([, ...link]) =>
    link.join(' '),
  )
}

test('a product leads to the page that shows the terms, by its own address and title', async () => {
  expect(await linksIn('/p/hand-trowel')).toEqual([
    '/pages/how-it-gets-there How it gets there &amp; back',
  ])
})

test('a language without such a page has no link', async () => {
  expect(await linksIn('/de/p/hand-trowel')).toEqual([])
})

test('a download is neither shipped nor returned', async () => {
  expect(await linksIn('/p/sewing-pattern-box-bag')).toEqual([])
})
