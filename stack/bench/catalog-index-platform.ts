// A platform that serves only products, as many as configured: the source of the index in a benchmark. It runs in its
// own process, so that its work is not measured.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { largeShop } from '../../emulator/src/seed/large-shop.ts'
import type { SeedProduct } from '../../emulator/src/seed/types.ts'

const count = Number(process.env.BENCH_PRODUCTS ?? 1000)
const port = Number(process.env.BENCH_PLATFORM_PORT)
const firstNumber = 1_700_000_000_000_000
const startTime = Date.UTC(2026, 0, 1)

type Query = {
  filter?: {
    numericId?: { $gt: string }
    lastUpdated?: { $gte?: string; $gt?: string }
    id?: { $in: string[] }
  }
  sort?: { fieldName: string; order: string }[]
  paging: { limit: number; offset: number }
}

const seeds = largeShop(count).products
const slugs = [...new Set(seeds.flatMap(({ collections }) => collections))]
const guid = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const updatedAt = (index: number) => new Date(startTime + index * 1000).toISOString()
const colors = [
  { value: '#e8e0d2', description: 'Bone' },
  { value: '#6b7257', description: 'Moss' },
  { value: '#b3694a', description: 'Clay' },
  { value: '#2f3e66', description: 'Indigo' },
]

const media = (index: number, alt: string) => ({
  id: `${index}~mv2.jpg`,
  mediaType: 'image',
  title: alt,
  thumbnail: { url: `https://media.test/${index}/50.jpg`, width: 50, height: 50 },
  image: { url: `https://media.test/${index}/1500.jpg`, width: 1500, height: 1500 },
})

function optionsOf({ options = [] }: SeedProduct, index: number) {
  const own = options.map(({ name, type, choices }) => ({ name, optionType: type, choices }))
  const given = [{ name: 'Color', optionType: 'color', choices: colors.slice(0, 2 + (index % 3)) }]
  return (own.length > 0 ? own : given).map((option) => ({
    ...option,
    choices: option.choices.map((choice, choiceIndex) => ({
      ...choice,
      inStock: (index + choiceIndex) % 4 !== 0,
      visible: true,
    })),
  }))
}

function wireOf(seed: SeedProduct, index: number) {
  const price = { currency: 'USD', price: seed.price, discountedPrice: seed.price }
  const items = seed.pictures.map((picture) => media(index, picture.alt))
  return {
    id: idOf(index),
    name: seed.name,
    slug: seed.slug,
    visible: true,
    productType: seed.productType,
    description: seed.description,
    stock: { inventoryStatus: index % 7 === 0 ? 'OUT_OF_STOCK' : 'IN_STOCK', trackInventory: true },
    price,
    priceData: price,
    convertedPriceData: price,
    additionalInfoSections: seed.infoSections,
    ribbon: seed.ribbon ?? '',
    brand: seed.brand,
    media: { mainMedia: items[0], items },
    productOptions: optionsOf(seed, index),
    numericId: String(firstNumber + index),
    discount: seed.discount ?? { type: 'NONE', value: 0 },
    collectionIds: seed.collections.map((slug) => guid(slugs[slugs.indexOf(slug)] ?? slug)),
    lastUpdated: updatedAt(index),
  }
}

/** Returns the first index of the matching products: all fields grow with the index. */
function rangeOf({ numericId, lastUpdated }: NonNullable<Query['filter']>): number {
  if (numericId) return Number(numericId.$gt) - firstNumber + 1
  const { $gte, $gt } = lastUpdated ?? {}
  if ($gt) return Math.floor((Date.parse($gt) - startTime) / 1000) + 1
  return $gte ? Math.ceil((Date.parse($gte) - startTime) / 1000) : 0
}

function result({ filter = {}, sort, paging }: Query) {
  const from = Math.max(0, rangeOf(filter))
  const { limit, offset } = paging
  const isReversed = sort?.[0]?.order === 'DESC'
  const start = isReversed ? count - 1 - offset : from + offset
  const indexes = filter.id
    ? filter.id.$in.map((id) => Number(id.slice(-12)))
    : Array.from({ length: limit }, (_, step) => start + (isReversed ? -step : step))
  const products = indexes.flatMap((index) => {
    const seed = seeds[index]
    return seed ? [wireOf(seed, index)] : []
  })
  return { products, metadata: { count: products.length, offset, total: count - from } }
}

async function bodyOf(request: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

createServer(async (request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://platform')
  const encoded = searchParams.get('.r')
  const requested = encoded ? Buffer.from(encoded, 'base64url').toString() : await bodyOf(request)
  response.setHeader('content-type', 'application/json')
  response.end(
    JSON.stringify(requested ? result((JSON.parse(requested) as { query: Query }).query) : {}),
  )
}).listen(port, '127.0.0.1')
