// Every picture that a page requests exists: the embedded platform names them as a merchant's site does, and refuses
// what the platform's kit never writes. docs/contract/real-site.md §1. Needs the built web.
import { expect, test } from 'vitest'
import { useStack } from './support/start.ts'

const stack = useStack({}, 'built')

/** Returns the lists of a page's pictures, each in all its sizes. */
async function picturesOf(path: string): Promise<string[][]> {
  const html = await (await fetch(stack().shopUrl + path)).text()
  const images = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
  expect(images.length).toBeGreaterThan(0)
  return images.map((tag) => {
    const set = /srcSet="([^"]*)"/i.exec(tag)?.[1] ?? /src="([^"]*)"/.exec(tag)?.[1] ?? ''
    return set.split(', ').map((one) => one.split(' ')[0] ?? '')
  })
}

const absolute = (address: string) => new URL(address, stack().shopUrl).href

test.each([
  '/',
  '/brands',
  '/collections',
  '/c/garden',
  '/p/morning-mug',
  '/p/jute-twine',
  '/p/oak-bread-board',
  '/p/field-notebook',
  '/p/olive-oil',
  '/members/amara-okafor',
  '/members/elif-demir',
])('%s has no broken picture', async (path) => {
  const smallest = new Set((await picturesOf(path)).flatMap(([first = '']) => absolute(first)))
  for (const address of smallest) {
    const { status, headers } = await fetch(address)
    expect([status, headers.get('content-type')], address).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
  }
})

const closeCrop = async (slug: string) => {
  const pictures = await picturesOf(`/p/${slug}`)
  return pictures.find(([first = '']) => first.includes('-detail'))
}

test.each([
  ['jute-twine', /\/media\/[^/]+-detail~mv2\.gif$/],
  ['oak-bread-board', /\/media\/[^/]+-detail~mv2\.svg$/],
  ['field-notebook', /\/media\/[^/]+-detail~mv2$/],
])('the close crop of %s is requested as it is, once', async (slug, address) => {
  expect(await closeCrop(slug)).toEqual([expect.stringMatching(address)])
})

test('a focal point in percent is written as fractions', async () => {
  for (const address of (await closeCrop('olive-oil')) ?? [])
    expect(address).toContain('fp_0.30_0.70')
})

test('no size is beyond the picture', async () => {
  const sides = (await picturesOf('/p/morning-mug'))
    .flat()
    .flatMap((address) => /\/v1\/fill\/w_(\d+),h_(\d+),/.exec(address)?.slice(1) ?? [])
  expect(Math.max(...sides.map(Number))).toBeLessThanOrEqual(1500)
})

test('a cover of another host has no id and is shown from there', async () => {
  const [[cover = ''] = []] = await picturesOf('/members/amara-okafor')
  expect(cover).toMatch(new RegExp(`^${stack().platformUrl}/outside/`))
})
