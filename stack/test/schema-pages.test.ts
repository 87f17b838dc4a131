// The pages of the schema: complete, searchable, and equal to the sources of docs/permissions.md and of the cost limit.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isInterfaceType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { readExamples } from '../src/examples.ts'
import { root } from '../src/root.ts'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { owner } from './support/admin.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ PAGES_PER_ADDRESS: '100000' })
const closed = useStack({ OPEN_DOCUMENTS: 'false' })
const schema = buildSchema(readFileSync(join(root, 'schema/schema.graphql'), 'utf8'))
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))

const get = (path: string) => fetch(new URL(path, stack().shopUrl), { redirect: 'manual' })
const textAt = async (path: string) => (await get(path)).text()

const asText = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')

/** Returns what a page says about one field, without markup. */
function entryOf(page: string, field: string): string {
  const after = page.split(`<li id="${field}">`)[1] ?? ''
  return asText(after.split(/<li id="/)[0] ?? '')
}

test('every type has a page of bounded size with all its fields, and the first page links to it', async () => {
  const index = await textAt('/docs/schema')
  for (const type of types) {
    expect(index).toContain(`href="/docs/schema/${type.name}"`)
    const response = await get(`/docs/schema/${type.name}`)
    expect(response.status, type.name).toBe(200)
    const page = await response.text()
    expect(page.length, type.name).toBeLessThan(200_000)
    const fields =
      isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
    for (const { name, args, astNode } of fields) {
      const entry = entryOf(page, name)
      expect(entry, `${type.name}.${name}`).toMatch(/Who: .+ Cost: 1/s)
      const isMarked = astNode?.directives?.some((one) => one.name.value === 'semanticNonNull')
      expect(entry.includes('Null only with an error'), name).toBe(isMarked ?? false)
      for (const argument of args) expect(entry).toContain(`${argument.name}: ${argument.type}`)
    }
  }
  for (const { name } of schema.getDirectives()) expect(index).toContain(`id="@${name}"`)
})

test('every link between pages leads to a page', async () => {
  const pages = await Promise.all(types.map(({ name }) => textAt(`/docs/schema/${name}`)))
  const linked = pages.flatMap((page) =>
    [...page.matchAll(/href="\/docs\/schema\/(\w+)"/g)].map(([, name]) => name),
  )
  expect(new Set(linked).size).toBeGreaterThan(200)
  for (const name of new Set(linked)) expect(types.map((type) => type.name)).toContain(name)
})

test('who may use a field is what docs/permissions.md says', async () => {
  const rows = readFileSync(join(root, 'docs/permissions.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, field = '']) => /^[A-Z]\w+\.\w+$/.test(field))
  expect(rows.length).toBeGreaterThan(100)
  for (const [, path = '', , member, contributor, owner, app = '', right = ''] of rows) {
    const [type = '', field = ''] = path.split('.')
    const entry = entryOf(await textAt(`/docs/schema/${type}`), field)
    const who = /Who: (.*)/.exec(entry)?.[1] ?? ''
    const says = (word: string) => new RegExp(`\\b${word}\\b(?!:)`).test(who)
    const facts = {
      member: says('members'),
      contributor: says('contributors'),
      owner: says('owners'),
    }
    expect(facts, path).toEqual({
      member: member === 'yes',
      contributor: contributor === 'yes',
      owner: owner === 'yes',
    })
    const scope = app.replaceAll('`', '')
    const apps = scope.includes(':') ? `apps with the scope ${scope}` : 'apps with any key'
    expect(who.includes(apps), path).toBe(app !== '')
    expect(who.includes(`Right ${right}`), path).toBe(right !== '')
  }
})

test('a field shows cost, default values, directives and an example', async () => {
  const query = await textAt('/docs/schema/Query')
  expect(entryOf(query, 'products')).toContain('50 rows unless first says otherwise, at most 100')
  expect(entryOf(query, 'suggest')).toContain('first: Int = 6')
  expect(entryOf(query, 'product')).toMatch(/@lookup\s+Returns one thing/)
  const product = await textAt('/docs/schema/Product')
  expect(entryOf(product, 'collections')).toContain('Cost: 1, and 10 times the cost of its fields')
  expect(entryOf(product, 'availability')).toMatch(/@perRow\s+Needs a platform call for each row/)
  expect(entryOf(product, 'price')).toContain('Example: Home')
  expect(product).toContain('href="/graphiql/#example=Home"')
  expect(readExamples().map(({ name }) => name)).toContain('Home')
})

test('a search finds names before descriptions', async () => {
  const page = await textAt('/docs/schema?q=price')
  const found = [...page.matchAll(/<h2><a href="[^"]*">([^<]+)</g)].map(([, path]) => path)
  expect(found).toContain('Product.price')
  expect(page).toContain('href="/docs/schema/Product#price"')
  expect(found[0]).toMatch(/\.price$/)
  const both = asText(await textAt('/docs/schema?q=struck+through'))
  expect(both).toContain('Product.compareAtPrice')
  expect(page).toContain('name="q" value="price"')
  expect(asText(await textAt('/docs/schema?q=zzzz'))).toContain('Nothing found for “zzzz”')
})

test('every field of the roots has an example, and its link leads to the playground that has it', async () => {
  const names = { shop: new Set<string>(), admin: new Set<string>() }
  for (const { name } of readExamples()) names.shop.add(name)
  for (const { name } of readExamples('admin')) names.admin.add(name)
  for (const type of ['Query', 'Mutation', 'Subscription']) {
    const entries = (await textAt(`/docs/schema/${type}`)).split('<li id="').slice(1)
    expect(entries.length).toBeGreaterThan(0)
    for (const entry of entries) {
      const [, admin, name = ''] = /href="(\/admin)?\/graphiql\/#example=(\w+)"/.exec(entry) ?? []
      expect(names[admin ? 'admin' : 'shop'].has(name), entry.slice(0, 60)).toBe(true)
    }
  }
})

test('an unknown name is not found, whatever its form', async () => {
  for (const name of ['Nothing', '__Type', 'constructor', '%3Cb%3E', 'a'.repeat(80)]) {
    const response = await get(`/docs/schema/${name}`)
    expect(response.status, name).toBe(404)
  }
})

test('S110 words of a search are shown as text, and no script may run', async () => {
  const attack = '"><script>alert(1)</script>{{body}}'
  const response = await get(`/docs/schema?${new URLSearchParams({ q: attack })}`)
  const page = await response.text()
  expect(page).not.toContain('<script')
  expect(page).toContain('&lt;script&gt;')
  expect(page.match(/<main>/g)).toHaveLength(1)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toMatch(/script-src|unsafe/)
})

/** Runs a document of our own clients, as a closed gateway requires, by a word of its text. */
async function runOwn(shopper: Shopper, path: string, word: string, variables: unknown) {
  const isAdmin = path.startsWith('/admin')
  const folder = isAdmin ? 'web/src/admin' : 'web/src'
  const file = join(root, folder, '__generated__/persisted-documents.json')
  const documents = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const [hash = ''] = documents.find(([, text]) => text.includes(word)) ?? []
  const response = await shopper.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-vitrine-confirm': 'write' },
    body: JSON.stringify({ documentId: `sha256:${hash.replace('sha256:', '')}`, variables }),
  })
  expect((await response.json()).errors).toBeUndefined()
}

test('S111 where documents are closed only staff with an elevation read the schema', async () => {
  const { shopUrl } = closed()
  expect((await fetch(`${shopUrl}/docs/schema/Product`)).status).toBe(404)
  const staff = createShopper(shopUrl)
  await runOwn(staff, '/graphql', 'login(input', { input: owner })
  for (const path of ['/admin/docs/schema', '/admin/docs/schema/Product']) {
    const anonymous = await fetch(shopUrl + path, { redirect: 'manual' })
    expect([anonymous.status, anonymous.headers.get('location')]).toEqual([302, '/admin'])
    expect((await staff.send(path)).status).toBe(302)
  }
  await runOwn(staff, '/admin/graphql', 'elevate', {})
  const page = await staff.send('/admin/docs/schema/Product')
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toContain('href="/admin/docs/schema/Money"')
  expect(text).not.toContain('href="/graphiql/#')
})
