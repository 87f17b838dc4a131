import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from './content-library.ts'

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}
const readEnglish = (contentDir: string | undefined) =>
  readContent({ contentDir, language: 'en', mediaOrigin: 'https://media.test' })
const page = (order: number, text = 'Text.') =>
  `---\ntitle: Page ${order}\ndescription: About ${order}\norder: ${order}\n---\n\n${text}\n`

test('pages have the order of their front matter, and Markdown becomes HTML', () => {
  const folder = folderOf({
    'en/pages/returns.md': page(2),
    'en/pages/about.md': page(1, '## Us\n\n[Write](/pages/contact) "soon".'),
    'de/pages/about.md': page(9),
    'en/pages/draft.txt': 'no page',
  })
  const content = readEnglish(folder)
  expect(content.pages.map(({ slug }) => slug)).toEqual(['about', 'returns'])
  expect(content.page('about')).toEqual({
    slug: 'about',
    title: 'Page 1',
    description: 'About 1',
    terms: [],
    body: '<h2>Us</h2>\n<p><a href="/pages/contact">Write</a> “soon”.</p>',
  })
  expect(content.page('draft')).toBeNull()
})

test('a folder that does not exist stops the start', () => {
  expect(() => readEnglish('/no/such/folder')).toThrow(
    'The settings are not usable: CONTENT_DIR /no/such/folder: there is no such folder',
  )
})

test('HTML and scripts in a text are shown as text', () => {
  const folder = folderOf({
    'en/pages/a.md': page(
      1,
      '<script>alert(1)</script> [x](javascript:alert(1)) <b onclick=a>b</b>',
    ),
  })
  const body = readEnglish(folder).page('a')?.body
  expect(body).toContain('&lt;script&gt;')
  expect(body).not.toMatch(/<(script|b|a)\b/)
})

test('a story may have a place without a text', () => {
  const folder = folderOf({ 'en/brands/ostra.md': '---\nplace: Bergen\n---\n' })
  const content = readEnglish(folder)
  expect(content.brandStory('ostra')).toEqual({
    place: 'Bergen',
    text: null,
    intro: null,
    image: null,
  })
  expect(content.brandStory('other')).toBeNull()
})

test('the intro of a story is its first paragraph, wherever it stands', () => {
  const text = '---\nplace: Bergen\n---\n\n## Ostra\n\nDips *steel*\nin enamel.\n\nSince 1904.\n'
  const folder = folderOf({ 'en/brands/ostra.md': text })
  const story = readEnglish(folder).brandStory('ostra')
  expect(story?.intro).toBe('<p>Dips <em>steel</em>\nin enamel.</p>')
})

const pictured = (picture: string) => `---\npicture:\n${picture}\n---\n\nText.\n`

test("the picture of a story is one of the site's media", () => {
  const facts =
    '  id: a1_forge-wide~mv2.png\n  alt: An anvil\n  width: 2400\n  height: 1350\n  focalPoint: { x: 0.5, y: 0.6 }'
  const folder = folderOf({ 'en/brands/ostra.md': pictured(facts) })
  expect(readEnglish(folder).brandStory('ostra')?.image).toEqual({
    id: 'a1_forge-wide~mv2.png',
    url: 'https://media.test/media/a1_forge-wide~mv2.png',
    alt: 'An anvil',
    filename: null,
    format: null,
    urlExpiresAt: null,
    width: 2400,
    height: 1350,
    focalPoint: { x: 0.5, y: 0.6 },
  })
})

test.each([
  ['  id: https://elsewhere.test/a.png\n  alt: A\n  width: 1\n  height: 1', 'id'],
  ['  id: a.png\n  width: 1\n  height: 1', 'alt'],
])('a picture that is none of them stops the start: %j', (facts, reason) => {
  const folder = folderOf({ 'en/brands/ostra.md': pictured(facts) })
  expect(() => readEnglish(folder)).toThrow(/ostra\.md/)
  expect(() => readEnglish(folder)).toThrow(reason)
})

test.each([
  ['no front matter', 'does not begin with front matter'],
  ['---\ntitle: A\n---\n', 'description'],
  [page(1).replace('order: 1', 'order: first'), 'order'],
  [page(1).replace('order: 1', 'order: 1\nauthor: me'), 'author'],
])('a wrong file is named at the start: %j', (text, reason) => {
  const folder = folderOf({ 'en/pages/about.md': text })
  expect(() => readEnglish(folder)).toThrow(/CONTENT_DIR .*about\.md/)
  expect(() => readEnglish(folder)).toThrow(reason)
})

test('without a folder there are no pages', () => {
  expect(readEnglish(undefined).pages).toEqual([])
})

const noTexts = { headline: null, intro: null, tagline: null, description: null, brandsIntro: null }

test('the texts of the shop are those of shop.md, each of them optional', () => {
  const text = '---\nheadline: Bread & butter\nintro: >\n  Two lines\n  of it.\n---\n'
  const folder = folderOf({ 'en/shop.md': text, 'de/shop.md': '---\ntagline: Brot\n---\n' })
  expect(readEnglish(folder).texts).toEqual({
    ...noTexts,
    headline: 'Bread & butter',
    intro: 'Two lines of it.',
  })
})

test('without shop.md the shop has no texts', () => {
  expect(readEnglish(folderOf({ 'en/pages/about.md': page(1) })).texts).toEqual(noTexts)
  expect(readEnglish(undefined).texts).toEqual(noTexts)
})

test.each([
  ['no front matter', 'does not begin with front matter'],
  ['---\nheadline: ""\n---\n', 'headline'],
  [`---\nheadline: ${'long '.repeat(20)}\n---\n`, 'headline'],
  ['---\ntagline: 7\n---\n', 'tagline'],
  ['---\nslogan: Bread\n---\n', 'slogan'],
  ['---\nheadline: Bread\n---\n\nA text.\n', 'text below its front matter'],
])('a wrong shop.md is named at the start: %j', (text, reason) => {
  const folder = folderOf({ 'en/shop.md': text })
  expect(() => readEnglish(folder)).toThrow(
    /^The settings are not usable: CONTENT_DIR .*shop\.md: /,
  )
  expect(() => readEnglish(folder)).toThrow(reason)
})
