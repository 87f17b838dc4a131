// Finds goods of a kind in the seeded shop, so that no test depends on one product's name.
import type { Shopper } from '../../src/shopper.ts'
import { addToCart } from './documents.ts'

export type Good = {
  id: string
  slug: string
  options: { name: string; choices: { label: string; inStock: boolean }[] }[]
  stock: { status: string; isTracked: boolean; quantity: number | null }
  customTextFields: { title: string; mandatory: boolean }[]
}

const document = `query Goods { products(first: 100) { nodes { id slug
  options { name choices { label inStock } } stock { status isTracked quantity } customTextFields { title mandatory } } } }`

export async function allGoods(shopper: Shopper): Promise<Good[]> {
  const data = await shopper.mustAsk<{ products: { nodes: Good[] } }>(document)
  return data.products.nodes
}

const isPlain = (good: Good) =>
  good.options.length === 0 && !good.customTextFields.some(({ mandatory }) => mandatory)

function must<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The seed has no ${what}`)
  return found
}

/** A counted product without options with at least `least` pieces. */
export async function countedGood(
  shopper: Shopper,
  least = 3,
): Promise<Good & { stock: { quantity: number } }> {
  const goods = await allGoods(shopper)
  const found = goods.find(
    (good) => isPlain(good) && good.stock.isTracked && (good.stock.quantity ?? 0) >= least,
  )
  return must(found, 'counted product') as Good & { stock: { quantity: number } }
}

/** Something else without options that can be bought. */
export async function anotherGood(shopper: Shopper, than: Good): Promise<Good> {
  const goods = await allGoods(shopper)
  return must(
    goods.find((good) => isPlain(good) && good.id !== than.id && good.stock.status === 'IN_STOCK'),
    'second product',
  )
}

export async function soldOutGood(shopper: Shopper): Promise<Good> {
  const goods = await allGoods(shopper)
  return must(
    goods.find((good) => isPlain(good) && good.stock.status === 'OUT_OF_STOCK'),
    'sold-out product',
  )
}

export async function goodWithOptions(shopper: Shopper): Promise<Good> {
  const goods = await allGoods(shopper)
  return must(
    goods.find((good) => good.options.length > 0 && good.stock.status === 'IN_STOCK'),
    'product with options',
  )
}

export async function engravedGood(shopper: Shopper): Promise<Good> {
  const goods = await allGoods(shopper)
  return must(
    goods.find((good) => good.customTextFields.some(({ mandatory }) => mandatory)),
    'product with a mandatory text',
  )
}

export const firstChoices = (good: Good) =>
  good.options.map(({ name, choices }) => ({
    option: name,
    choice: must(
      choices.find(({ inStock }) => inStock),
      'choice',
    ).label,
  }))

/** What the catalog says of a thing, to compare a cart with. */
export type Described = {
  id: string
  slug: string
  name: string
  sku: string
  weight: number
  price: { price: { amount: string }; discountedPrice: { amount: string } }
}

const described = `query Described($id: ID!) { product(id: $id) { id slug name sku weight
  price { price { amount } discountedPrice { amount } } } }`

/** Puts two pieces of a thing that is sent into the cart. */
export async function fillCart(shopper: Shopper): Promise<Described> {
  const { id } = await countedGood(shopper)
  const { product } = await shopper.mustAsk<{ product: Described }>(described, { id })
  await shopper.mustAsk(addToCart, { input: { lines: [{ productId: id, quantity: 2 }] } })
  return product
}
