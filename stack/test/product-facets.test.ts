// Lists by text, facets and brands: results, counts and platform calls.
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { controlOf } from './support/platform-control.ts'
import { useStack } from './support/start.ts'

type Value = {
  value: string
  label: string
  count: number
  selected: boolean
  color: string | null
}
type Facet = {
  name: string
  option: string | null
  priceRange: { min: { amount: string } } | null
  values: Value[]
}
type List = {
  totalCount: number
  correctedSearch: string | null
  missingFacets: string[]
  facets: Facet[]
  nodes: Product[]
}
type Product = {
  id: string
  name: string
  brandName: string | null
  stock: { status: string }
  options: { name: string; choices: { label: string }[] }[]
  price: { amount: string }
  compareAtPrice: { amount: string } | null
}

const item =
  'id name brandName stock { status } options { name choices { label } } price { amount } compareAtPrice { amount }'
const facets =
  'facets { name option priceRange { min { amount } max { amount } } values { value label count selected color } }'
const list = `query ($filter: ProductFilter, $sort: ProductSort, $first: Int) { products(first: $first, filter: $filter, sort: $sort) { totalCount correctedSearch missingFacets nodes { ${item} } ${facets} } }`

const stack = useStack()
const shopper = () => createShopper(stack().shopUrl)
const control = () => controlOf(stack().platformUrl)

async function found(filter: object, sort?: object, first = 100): Promise<List> {
  const { products } = await shopper().query<{ products: List }>(list, {
    filter,
    sort,
    first,
  })
  return products
}
const valuesOf = ({ facets: all }: List, name: string, option?: string) =>
  all.find((one) => one.name === name && (option === undefined || one.option === option))?.values ??
  []
const countOf = (result: List, name: string, value: string, option?: string) =>
  valuesOf(result, name, option).find((one) => one.value === value)?.count

describe('facets', () => {
  test('returns the requested number of values, the most frequent first, and the selected ones', async () => {
    const execute = (first: number, brands?: string[]) =>
      shopper().query<{ products: { facets: (Facet & { totalValues: number })[] } }>(
        `query ($filter: ProductFilter, $most: Int) { products(filter: $filter) {
          facets { name option totalValues values(first: $most) { value label count selected color } } } }`,
        { most: first, filter: brands ? { brands } : {} },
      )
    const brandsOf = async (...args: Parameters<typeof execute>) => {
      const { products } = await execute(...args)
      return products.facets.find(({ name }) => name === 'BRANDS')
    }
    const all = await brandsOf(1000)
    const brandNames = all?.values ?? []
    expect(all?.totalValues).toBe(brandNames.length)
    const three = await brandsOf(3)
    expect(three?.totalValues).toBe(brandNames.length)
    expect(three?.values).toEqual(brandNames.slice(0, 3))
    const rarest = String(brandNames[brandNames.length - 1]?.value)
    const chosen = (await brandsOf(3, [rarest]))?.values ?? []
    expect(chosen).toHaveLength(3)
    expect(chosen.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([rarest])
    const { errors } = await shopper().execute(
      '{ products { facets { values(first: 1001) { value } } } }',
    )
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' })
  })

  test('every value leaves as many products as its count', async () => {
    const all = await found({})
    expect(all.missingFacets).toEqual([])
    expect(valuesOf(all, 'BRANDS').length).toBeGreaterThan(5)
    for (const { value, count } of valuesOf(all, 'BRANDS'))
      expect((await found({ brands: [value] })).totalCount).toBe(count)
    for (const { value, count } of valuesOf(all, 'COLLECTIONS'))
      expect((await found({ collections: [value] })).totalCount).toBe(count)
    for (const { value, count } of valuesOf(all, 'OPTION', 'Color'))
      expect((await found({ options: [{ option: 'Color', choices: [value] }] })).totalCount).toBe(
        count,
      )
    expect((await found({ inStock: true })).totalCount).toBe(countOf(all, 'IN_STOCK', 'true'))
    expect((await found({ onSale: true })).totalCount).toBe(countOf(all, 'ON_SALE', 'true'))
    for (const { value, count } of valuesOf(all, 'PRODUCT_TYPE'))
      expect((await found({ types: [value] })).totalCount).toBe(count)
  })

  test('a facet is counted under the other filters, not under itself', async () => {
    const all = await found({})
    const [first, second] = valuesOf(all, 'BRANDS')
    const one = await found({ brands: [first?.value] })
    expect(countOf(one, 'BRANDS', second?.value ?? '')).toBe(second?.count)
    expect(valuesOf(one, 'BRANDS').filter(({ selected }) => selected)).toMatchObject([
      { value: first?.value },
    ])
    const colors = valuesOf(one, 'OPTION', 'Color')
    for (const { value, count } of colors) {
      const both = { brands: [first?.value], options: [{ option: 'color', choices: [value] }] }
      expect((await found(both)).totalCount).toBe(count)
    }
  })

  test('two values of one facet widen, two facets narrow', async () => {
    const all = await found({})
    const [first, second] = valuesOf(all, 'BRANDS')
    const both = await found({ brands: [first?.value, second?.value] })
    expect(both.totalCount).toBe((first?.count ?? 0) + (second?.count ?? 0))
    const cheap = await found({ brands: [first?.value], price: { max: '40' } })
    expect(cheap.totalCount).toBeLessThan(first?.count ?? 0)
    for (const { brandName, price } of cheap.nodes) {
      expect(brandName).toBe(first?.label)
      expect(Number(price.amount)).toBeLessThanOrEqual(40)
    }
  })

  test('results match the filter', async () => {
    for (const { price, compareAtPrice } of (await found({ onSale: true })).nodes)
      expect(Number(compareAtPrice?.amount)).toBeGreaterThan(Number(price.amount))
    for (const { stock } of (await found({ inStock: true })).nodes)
      expect(stock.status).not.toBe('OUT_OF_STOCK')
    const moss = await found({ options: [{ option: 'Color', choices: ['Moss'] }] })
    for (const { options } of moss.nodes)
      expect(options.flatMap(({ choices }) => choices.map(({ label }) => label))).toContain('Moss')
  })

  test('a collection and a brand count only their own products', async () => {
    type Lists = {
      collection: { products: List }
      brand: { name: string; slug: string; products: List }
    }
    const { collection, brand } = await shopper().query<Lists>(
      `{ collection(slug: "lighting") { products(first: 100) { totalCount nodes { ${item} } ${facets} } }
        brand(slug: "pell-ash") { name slug products(first: 100, sort: { field: NAME }) { totalCount nodes { ${item} } ${facets} } } }`,
    )
    expect(valuesOf(collection.products, 'COLLECTIONS')).toEqual([])
    const sum = valuesOf(collection.products, 'BRANDS').reduce((all, { count }) => all + count, 0)
    expect(sum).toBe(collection.products.totalCount)
    expect(brand).toMatchObject({ name: 'Pell & Ash', slug: 'pell-ash' })
    expect(valuesOf(brand.products, 'BRANDS')).toEqual([])
    expect(new Set(brand.products.nodes.map(({ brandName }) => brandName))).toEqual(
      new Set(['Pell & Ash']),
    )
    const names = brand.products.nodes.map(({ name }) => name)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  })

  test('sizes are in their own order, not by count', async () => {
    const sizes = valuesOf(await found({}), 'OPTION', 'Size').map(({ value }) => value)
    const positions = ['Small', 'Medium', 'Large'].map((size) => sizes.indexOf(size))
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    expect(positions).not.toContain(-1)
  })
})

describe('sort orders', () => {
  test.each(['ASC', 'DESC'])('by price, %s', async (order) => {
    const { nodes } = await found({}, { field: 'PRICE', order })
    const prices = nodes.map(({ price }) => Number(price.amount))
    expect(prices).toEqual([...prices].sort((a, b) => (order === 'ASC' ? a - b : b - a)))
  })

  test('the best match without a search puts available products first', async () => {
    const { nodes } = await found({}, { field: 'BEST_MATCH' })
    const sold = nodes.map(({ stock }) => stock.status === 'OUT_OF_STOCK')
    expect(sold).toContain(true)
    expect(sold.indexOf(true)).toBe(sold.lastIndexOf(false) + 1)
  })

  test('pages follow one another without a gap', async () => {
    const inStockIds = (
      await found({ inStock: true }, { field: 'CREATED_AT', order: 'DESC' })
    ).nodes.map(({ id }) => id)
    const parts: string[] = []
    let after: string | null = null
    do {
      type Page = {
        products: { nodes: Product[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
      }
      const page: Page = await shopper().query(
        `query ($after: String) { products(first: 10, after: $after, filter: { inStock: true }, sort: { field: CREATED_AT, order: DESC }) { nodes { ${item} } pageInfo { hasNextPage endCursor } facets { name } } }`,
        { after },
      )
      parts.push(...page.products.nodes.map(({ id }) => id))
      after = page.products.pageInfo.hasNextPage ? page.products.pageInfo.endCursor : null
    } while (after)
    expect(parts).toEqual(inStockIds)
  })
})

describe('platform calls', () => {
  beforeEach(async () => {
    await stack().app.gateway.services.catalog.clear()
    await control().clearCalls()
  })
  const paths = async () => (await control().calls()).map(({ path }) => path)

  test('a list with facets reads products and collection names, and nothing when warm', async () => {
    await found({ brands: ['pell-ash'] }, undefined, 24)
    expect(await paths()).toHaveLength(2)
    await control().clearCalls()
    await found({ brands: ['pell-ash'] }, undefined, 24)
    expect(await paths()).toEqual([])
  })

  test('a brand by slug: three calls, and none when warm', async () => {
    const document = `{ brand(slug: "low-mill") { name products(first: 24) { totalCount nodes { ${item} } ${facets} } } }`
    await shopper().query(document)
    expect(await paths()).toHaveLength(3)
    await control().clearCalls()
    await shopper().query(document)
    expect(await paths()).toEqual([])
  })

  test('suggestions: three calls, and none when warm', async () => {
    const document =
      '{ suggest(search: "lamp") { correctedSearch products { name } brands { slug } collections { slug } } }'
    await shopper().query(document)
    expect((await paths()).length).toBeLessThanOrEqual(3)
    await control().clearCalls()
    await shopper().query(document)
    expect(await paths()).toEqual([])
  })

  test('related products of a product: one more call', async () => {
    const { nodes } = await found({}, undefined, 1)
    await stack().app.gateway.services.catalog.clear()
    await control().clearCalls()
    const id = nodes[0]?.id
    type Result = { product: { related: Product[] } }
    const { product } = await shopper().query<Result>(
      `query ($id: ID) { product(id: $id) { related(first: 4) { ${item} } } }`,
      { id },
    )
    expect(product.related).toHaveLength(4)
    expect(product.related.map((one) => one.id)).not.toContain(id)
    for (const { stock } of product.related) expect(stock.status).not.toBe('OUT_OF_STOCK')
    expect(await paths()).toHaveLength(2)
  })
})

describe('limits of cost', () => {
  test('facets of a list are counted once, and for few lists at most', async () => {
    const twice = '{ products(first: 1) { a: facets { name } b: facets { name } } }'
    expect((await shopper().execute(twice)).errors).toBeUndefined()
    const brandNames = '{ brands(first: 8) { nodes { products(first: 1) { facets { name } } } } }'
    const { errors } = await shopper().execute(brandNames)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'facets' })
  })

  test('pages of one list are counted once, up to the pages of one URL', async () => {
    const page = (number: number) =>
      `p${number}: products(first: 5, page: ${number}, filter: { inStock: true }) { facets { name } }`
    const eight = Array.from({ length: 8 }, (_, index) => page(index + 1)).join(' ')
    expect((await shopper().execute(`{ ${eight} }`)).errors).toBeUndefined()
  })

  test('one request searches for few distinct texts, but repeats are free', async () => {
    const searchFor = (text: string, index: number) =>
      `p${index}: products(first: 1, filter: { search: "${text}" }) { totalCount }`
    const same = Array.from({ length: 12 }, (_, index) => searchFor('lamp', index)).join(' ')
    expect((await shopper().execute(`{ ${same} }`)).errors?.[0]?.message).toBeUndefined()
    const other = Array.from({ length: 12 }, (_, index) => searchFor(`lamp ${index}`, index)).join(
      ' ',
    )
    const { errors } = await shopper().execute(`{ ${other} }`)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'filter.search',
    })
  })

  test('related products of a long list are refused before any call', async () => {
    const { errors } = await shopper().execute(
      '{ products(first: 50) { nodes { related { id } } } }',
    )
    expect(errors?.[0]?.extensions.code).toBe('DOCUMENT_TOO_COSTLY')
  })
})
