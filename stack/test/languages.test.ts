// The gateway serves all languages at once: what a request below `/de` reads, writes and is led to is in German.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { buyer } from './support/buyer.ts'
import type { ProblemView } from './support/documents.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ PAGES_PER_ADDRESS: '10000', NEW_SESSIONS_PER_ADDRESS: '10000' }, 'built')
beforeAll(() => stack().app.gateway.services.inLanguage('de').catalogIndex.ready())
let shopper: Shopper
beforeEach(() => {
  shopper = createShopper(stack().shopUrl)
})

type Variables = Record<string, unknown>
/** Sends an operation to the address of a language, with the cookies of one shopper. */
async function run<Data>(base: '' | '/de', query: string, variables: Variables = {}) {
  const response = await shopper.send(`${base}/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query, variables }),
    headers: { 'content-type': 'application/json' },
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

type Mug = {
  id: string
  name: string
  price: { formatted: string }
  options: { name: string; choices: { label: string }[] }[]
}
type Catalog = {
  product: Mug
  products: { facets: { name: string; values: { label: string }[] }[] }
  addToCart: { problems: ProblemView[] }
}
const readMug = `product(slug: "morning-mug") { id name price { formatted } options { name choices { label } } }`
const catalog = `{ ${readMug} products(first: 1) { facets { name values { label } } } }`
const mug = async () => (await run<Catalog>('', `{ ${readMug} }`)).product

test('texts, amounts and labels are in the language of the address', async () => {
  const german = await run<Catalog>('/de', catalog)
  const english = await run<Catalog>('', catalog)
  const labels = ({ products }: Catalog, name: string) =>
    products.facets.find((one) => one.name === name)?.values.map(({ label }) => label)
  expect(german.product).toMatchObject({
    name: 'Morgenbecher',
    price: { formatted: '28,00\u00a0$' },
    options: [{ name: 'Farbe' }, { name: 'Größe', choices: [{ label: 'Klein' }, {}] }],
  })
  expect(english.product).toMatchObject({
    name: 'Morning Mug',
    price: { formatted: '$28.00' },
    options: [{ name: 'Color' }, { name: 'Size' }],
  })
  expect([labels(german, 'IN_STOCK'), labels(german, 'ON_SALE')]).toEqual([
    ['Auf Lager'],
    ['Reduziert'],
  ])
  expect(labels(german, 'COLLECTIONS')).toContain('Keramik')
  expect(labels(english, 'IN_STOCK')).toEqual(['In stock'])
})

const add = `mutation ($id: ID!, $choices: [ChosenOptionInput!]) {
  addToCart(input: { lines: [{ productId: $id, quantity: 1, choices: $choices }] }) {
    cart { lines { name choices { option choice } } } problems { code message field } } }`
const nowhere = { id: '11111111-1111-4111-8111-111111111111' }

test.each<[string, Variables, string, string]>([
  ['of a code', nowhere, 'Dieses Produkt gibt es zurzeit', 'This product is not for sale'],
  ['of a format', { id: 'x' }, 'Das konnten wir nicht lesen', 'We couldn’t read this'],
])('a problem has the message %s in the language', async (_, variables, german, english) => {
  for (const [base, message] of [
    ['/de', german],
    ['', english],
  ] as const) {
    const { addToCart } = await run<Catalog>(base, add, variables)
    expect(addToCart.problems).toMatchObject([{ message: expect.stringContaining(message) }])
  }
})

test('requests in two languages at the same time never mix them', async () => {
  const seen = async (base: '' | '/de') => {
    const [{ product }, { addToCart }] = await Promise.all([
      run<Catalog>(base, catalog),
      run<Catalog>(base, add, { id: 'x' }),
    ])
    return [product.name, product.price.formatted, addToCart.problems[0]?.message.slice(0, 3)]
  }
  const rounds = Array.from({ length: 20 }, () => Promise.all([seen(''), seen('/de')]))
  for (const [english, german] of await Promise.all(rounds)) {
    expect(english).toEqual(['Morning Mug', '$28.00', 'We '])
    expect(german).toEqual(['Morgenbecher', '28,00\u00a0$', 'Das'])
  }
})

test.each([
  ['/p/milk-jug', 'Half a liter, one clean lip. Flowers like it as well.'],
  ['/de/p/milk-jug', 'Ein halber Liter, ein sauberer Ausguss. Blumen mögen ihn auch.'],
])('search engines read of %s what it shows', async (path, description) => {
  const html = await (await shopper.send(path)).text()
  for (const tag of ['name="description"', 'property="og:description"'])
    expect(html).toContain(`<meta ${tag} content="${description}">`)
  expect(/<main.*<\/main>/s.exec(html)?.[0]).toContain(`<p>${description}</p>`)
})

test.each([
  ['', ['$25', '$50', '$100']],
  ['/de', ['25\u00a0$', '50\u00a0$', '100\u00a0$']],
] as const)(
  'the amounts of a gift card are written as amounts below "%s"',
  async (base, labels) => {
    const read = '{ product(slug: "gift-card") { options { choices { label } } } }'
    const { product } = await run<Pick<Catalog, 'product'>>(base, read)
    expect(product.options[0]?.choices.map(({ label }) => label)).toEqual(labels)
  },
)

test('a title for search engines that is not translated is not that of other languages', async () => {
  const { id } = await mug()
  const seoData = { tags: [{ type: 'title', children: 'A mug for mornings' }] }
  const control = controlOf(stack().platformUrl)
  await control.changeProducts('PATCH', `/${id}`, { product: { seoData } })
  const titleOf = async (path: string) =>
    /<title>(.*?)<\/title>/.exec(await (await shopper.send(path)).text())?.[1]
  await expect
    .poll(() => titleOf('/p/morning-mug'), { timeout: 15_000 })
    .toContain('A mug for mornings')
  expect(await titleOf('/de/p/morning-mug')).toContain('Morgenbecher')
})

test('a word of the language is found', async () => {
  const search = '{ products(first: 3, filter: { search: "Becher" }) { nodes { name } } }'
  type Found = { products: { nodes: { name: string }[] } }
  const names = (await run<Found>('/de', search)).products.nodes.map(({ name }) => name)
  expect(names.filter((name) => /becher/i.test(name)).length).toBeGreaterThan(0)
  expect((await run<Found>('', search)).products.nodes).toEqual([])
})

async function signIn() {
  const login = `mutation { login(input: { email: "mara@shop.test", password: "slow-days-2026" }) { problems { code } } }`
  expect(await run('', login)).toEqual({ login: { problems: [] } })
}

test('the fields that the shop has for members are named in the language', async () => {
  await signIn()
  const read = '{ me { contact { customFields { name } } } }'
  type Me = { me: { contact: { customFields: { name: string }[] } } }
  const firstName = ({ me }: Me) => me.contact.customFields[0]?.name
  expect(firstName(await run<Me>('/de', read))).toBe('Lieblingsmaterial')
  expect(firstName(await run<Me>('', read))).toBe('Favorite material')
})

test('an order of the past has the texts of the language, in lists and alone', async () => {
  await signIn()
  const lines = 'lines { name descriptionLines { name value } }'
  const texts = `id shippingTitle destination { address { countryName } } ${lines}`
  type Order = { id: string; shippingTitle: string }
  const list = `{ orders(first: 1) { nodes { ${texts} } } }`
  const german = {
    shippingTitle: 'Standard',
    destination: { address: { countryName: 'Vereinigte Staaten' } },
    lines: [
      { name: 'Brotbrett aus Eiche', descriptionLines: [{ name: 'Größe', value: 'Klein' }] },
      { name: 'Pfeffermühle', descriptionLines: [{ name: 'Holz', value: 'Nussbaum' }] },
    ],
  }
  const [newest] = (await run<{ orders: { nodes: Order[] } }>('/de', list)).orders.nodes
  expect(newest).toMatchObject(german)
  const one = `query ($id: ID!) { order(id: $id) { ${texts} } }`
  expect((await run<{ order: Order }>('/de', one, { id: newest?.id })).order).toEqual(newest)
  expect((await run<{ order: Order }>('', one, { id: newest?.id })).order).toMatchObject({
    shippingTitle: 'Standard',
    destination: { address: { countryName: 'United States' } },
    lines: [{ name: 'Oak Bread Board' }, { name: 'Pepper Mill' }],
  })
})

describe('a variant chosen in German', () => {
  type Lines = { lines: { name: string; choices: { option: string; choice: string }[] }[] }
  const choices = [
    { option: 'Farbe', choice: 'Elfenbein' },
    { option: 'Größe', choice: 'Klein' },
  ]
  const readCart = '{ cart { lines { name choices { option choice } } } }'

  test('is one line of the cart, in the language of who reads it', async () => {
    const { id } = await mug()
    const { addToCart } = await run<{ addToCart: { cart: Lines; problems: unknown[] } }>(
      '/de',
      add,
      { id, choices },
    )
    expect(addToCart).toEqual({
      cart: { lines: [{ name: 'Morgenbecher', choices }] },
      problems: [],
    })
    expect((await run<{ cart: Lines }>('', readCart)).cart.lines).toEqual([
      {
        name: 'Morning Mug',
        choices: [
          { option: 'Color', choice: 'Bone' },
          { option: 'Size', choice: 'Small' },
        ],
      },
    ])
  })

  test('is paid on a page in German, which leads back to German pages', async () => {
    const { id } = await mug()
    await run('/de', add, { id, choices })
    const { startCheckout } = await run<{ startCheckout: { redirectUrl: string } }>(
      '/de',
      'mutation { startCheckout(input: { email: "ada@shop.test" }) { redirectUrl problems { code } } }',
    )
    const page = await fetch(startCheckout.redirectUrl)
    const html = await page.text()
    expect(html).toMatch(/<html lang="de".*Morgenbecher<small>Elfenbein, Klein/s)
    const action = /action="([^"]*)"/.exec(html)?.[1] ?? ''
    const { origin } = new URL(startCheckout.redirectUrl)
    const submit = (name: string) =>
      fetch(origin + action.replaceAll('&amp;', '&'), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ ...buyer, action: name }),
      })
    expect(await (await submit('update')).text()).toMatch(/<html lang="de".*\d+,\d\d\s\$ bezahlen/s)
    const paid = await submit('pay')
    const { pathname } = new URL(paid.headers.get('location') ?? '', stack().shopUrl)
    expect(pathname).toBe('/de/checkout/thank-you')
  })
})

test('a page of the platform without a callback leads back to the language', async () => {
  type Created = { createRedirectSession: { redirectSession: { fullUrl: string } } }
  const { createRedirectSession } = await run<Created>(
    '/de',
    'mutation { createRedirectSession(input: { intent: { product: { productSlug: "morning-mug" } } }) { redirectSession { fullUrl } } }',
  )
  const { fullUrl } = createRedirectSession.redirectSession
  expect(await (await fetch(fullUrl)).text()).toMatch(/<html lang="de".*Zurück zum Shop/s)
  const left = await fetch(fullUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'leave' }),
  })
  expect(new URL(left.headers.get('location') ?? '').pathname).toBe('/de')
})

test('a form below a language leads to its pages', async () => {
  const submit = (path: string) =>
    shopper.send(path, {
      method: 'POST',
      body: new URLSearchParams({ productId: 'x', quantity: '1' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect((await submit('/de/forms/add-to-cart')).headers.get('location')).toMatch(/^\/de\?problem=/)
  expect((await submit('/forms/add-to-cart')).headers.get('location')).toMatch(/^\/\?problem=/)
})

const notLocalized = [
  '/livez',
  '/readyz',
  '/robots.txt',
  '/sitemap.xml',
  '/admin',
  '/admin/graphql',
]

test.each(notLocalized)('S122 %s exists in no language but the first', async (path) => {
  for (const method of ['GET', 'POST']) {
    const { status } = await shopper.send(`/de${path}`, { method })
    expect(status, method).toBe(404)
  }
})

test('S122 the admin runs no operation below a language', async () => {
  const response = await shopper.send('/de/admin/graphql', {
    method: 'POST',
    body: JSON.stringify({ query: '{ viewer { __typename } }' }),
    headers: { 'content-type': 'application/json', 'x-vitrine-confirm': 'write' },
  })
  expect([response.status, (await response.json()).data]).toEqual([404, undefined])
})
