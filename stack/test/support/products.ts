// Finds products by property in the seeded shop, so that no test depends on one product's name.
import type { Shopper } from '../../src/shopper.ts'
import { addToCart } from './documents.ts'

export type Product = {
  id: string
  slug: string
  options: { name: string; choices: { label: string; inStock: boolean }[] }[]
  stock: { status: string; tracked: boolean; quantity: number | null }
  customTextFields: { title: string; mandatory: boolean }[]
}

const document = `query Products { products(first: 100) { nodes { id slug
  options { name choices { label inStock } } stock { status tracked quantity } customTextFields { title mandatory } } } }`

export async function allProducts(shopper: Shopper): Promise<Product[]> {
  const data = await shopper.query<{ products: { nodes: Product[] } }>(document)
  return data.products.nodes
}

const isPlain = (item: Product) =>
  item.options.length === 0 && !item.customTextFields.some(({ mandatory }) => mandatory)

function assertFound<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The seed has no ${what}`)
  return found
}

/** Returns a product with tracked stock, without options, with at least `least` pieces. */
export async function trackedProduct(
  shopper: Shopper,
  least = 3,
): Promise<Product & { stock: { quantity: number } }> {
  const products = await allProducts(shopper)
  const found = products.find(
    (item) => isPlain(item) && item.stock.tracked && (item.stock.quantity ?? 0) >= least,
  )
  return assertFound(found, 'product with tracked stock') as Product & {
    stock: { quantity: number }
  }
}

/** Returns another product without options that is in stock. */
export async function anotherProduct(shopper: Shopper, than: Product): Promise<Product> {
  const products = await allProducts(shopper)
  return assertFound(
    products.find(
      (item) => isPlain(item) && item.id !== than.id && item.stock.status === 'IN_STOCK',
    ),
    'second product',
  )
}

export async function soldOutProduct(shopper: Shopper): Promise<Product> {
  const products = await allProducts(shopper)
  return assertFound(
    products.find((item) => isPlain(item) && item.stock.status === 'OUT_OF_STOCK'),
    'sold-out product',
  )
}

export async function productWithOptions(shopper: Shopper): Promise<Product> {
  const products = await allProducts(shopper)
  return assertFound(
    products.find((item) => item.options.length > 0 && item.stock.status === 'IN_STOCK'),
    'product with options',
  )
}

export async function engravedProduct(shopper: Shopper): Promise<Product> {
  const products = await allProducts(shopper)
  return assertFound(
    products.find((item) => item.customTextFields.some(({ mandatory }) => mandatory)),
    'product with a mandatory text',
  )
}

export const firstChoices = (item: Product) =>
  item.options.map(({ name, choices }) => ({
    option: name,
    choice: assertFound(
      choices.find(({ inStock }) => inStock),
      'choice',
    ).label,
  }))

/** The catalog's data of a product, to compare with a cart. */
export type Described = {
  id: string
  slug: string
  name: string
  sku: string
  weight: { value: string; unit: string }
  price: { amount: string }
  compareAtPrice: { amount: string } | null
}

const described = `query Described($id: ID!) { product(id: $id) { id slug name sku weight { value unit }
  price { amount } compareAtPrice { amount } } }`

/** Adds two pieces of a physical product to the cart. */
export async function fillCart(shopper: Shopper): Promise<Described> {
  const { id } = await trackedProduct(shopper)
  const { product } = await shopper.query<{ product: Described }>(described, { id })
  await shopper.query(addToCart, { input: { lines: [{ productId: id, quantity: 2 }] } })
  return product
}
