import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forms } from './forms.ts'

const root = join(import.meta.dirname, '..')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/__generated__|\.test\.|^admin\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))

/** Names in `formPath('…')`. */
const linked = sources.flatMap((text) =>
  [...text.matchAll(/formPath\('([\w-]+)'\)/g)].map(([, name = '']) => name),
)
const names = forms.map(({ name }) => name)

test('every form that a page posts to is defined, once', () => {
  expect(linked.length).toBeGreaterThan(10)
  expect(linked.filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('no page names the path of a form in another way', () => {
  expect(sources.filter((text) => /["'`]\/forms\/[a-z]/.test(text))).toEqual([])
})

test.each(forms)(
  '$name maps an empty form to operations, and leads to pages of the shop',
  (form) => {
    const operations = form.operations({})
    expect(operations.length).toBeGreaterThan(0)
    for (const { variables } of operations) expect(variables).toBeTypeOf('object')
    expect(form.failurePath).toMatch(/^\/(?!\/)/)
    expect(form.successPath).toMatch(/^\/(?!\/)/)
  },
)

test('the address of a checkout is saved before the checkout starts', () => {
  const checkout = forms.find(({ name }) => name === 'checkout')
  const place = { country: 'us', subdivision: 'US-NY', postalCode: '10001', buyerNote: ' Ring ' }
  expect(checkout?.operations(place).map(({ variables }) => variables)).toEqual([
    {
      input: { contactAddress: { country: 'US', subdivision: 'US-NY', postalCode: '10001' } },
    },
    { input: { buyerNote: 'Ring' } },
  ])
  expect(checkout?.operations({}).map(({ variables }) => variables)).toEqual([{ input: {} }])
})

test('a quantity that is no whole number is sent as zero, for the gateway to refuse', () => {
  const form = forms.find(({ name }) => name === 'add-to-cart')
  const [operation] =
    form?.operations({ productId: 'p1', quantity: '1.5', idempotencyKey: 'r1' }) ?? []
  expect(operation?.variables).toEqual({
    input: {
      idempotencyKey: 'r1',
      lines: [{ productId: 'p1', quantity: 0, choices: [], customTexts: [] }],
    },
  })
})

test('a field of a cart update that the form lacks stays as it is', () => {
  const form = forms.find(({ name }) => name === 'update-cart')
  const inputOf = (fields: Record<string, string>) => form?.operations(fields)[0]?.variables.input
  expect(inputOf({ idempotencyKey: 'r1' })).toEqual({ idempotencyKey: 'r1' })
  expect(inputOf({ idempotencyKey: 'r1', buyerNote: ' ' })).toEqual({
    idempotencyKey: 'r1',
    buyerNote: null,
  })
  expect(inputOf({ idempotencyKey: 'r1', country: 'de', subdivision: 'US-NY' })).toEqual({
    idempotencyKey: 'r1',
    contactAddress: { country: 'DE' },
  })
})
