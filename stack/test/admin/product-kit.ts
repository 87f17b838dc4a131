// Creates, changes and reads products for tests.
import type { Shopper } from '../../src/shopper.ts'
import { queryAdmin } from '../support/admin.ts'
import type { PlatformControl } from '../support/platform-control.ts'

export const problems = 'problems { code field message severity }'
const productFields = `product {
  id name slug visible sku rawDescription ribbon brandName collectionIds managesVariants
  basePrice { amount } price { amount } weight { value unit }
  costAndProfit { cost { amount } margin }
  discount { type percent amount { amount } } infoSections { title rawDescription }
  options { name choices { value label media { id } } } media { id }
  variants(first: 100) { nodes { id sku visible choices { option choice }
    basePrice { amount } costAndProfit { cost { amount } } } }
} ${problems}`

type Product = {
  id: string
  slug: string
  media: { id: string }[]
  variants: { nodes: { id: string; choices: { choice: string }[] }[] }
}
export type Result = {
  result: { product: Product; problems: { code: string; field: string | null }[] }
}

export const create = `mutation ($input: CreateProductInput!) { result: createProduct(input: $input) { ${productFields} } }`
export const update = `mutation ($input: UpdateProductInput!) { result: updateProduct(input: $input) { ${productFields} } }`
/** Returns a mutation with one argument of a product. */
export const ofProduct = (name: string, more = '', given = '') =>
  `mutation ($id: ID!${more}) { result: ${name}(input: { id: $id${given} }) { ${productFields} } }`
export const changeVariants = ofProduct(
  'updateProductVariants',
  ', $changes: [VariantChangeInput!]!',
  ', changes: $changes',
)

export const sizes = {
  name: 'Size',
  choices: [{ value: 'S', label: 'Small' }, { value: 'L' }],
}

export const make = async (shopper: Shopper, input: object) =>
  (await queryAdmin<Result>(shopper, create, { input })).result.product

/** Returns the platform calls of one step. */
export async function callsOf(
  control: PlatformControl,
  step: () => Promise<unknown>,
): Promise<string[]> {
  await control.clearCalls()
  await step()
  return (await control.calls()).map(({ method, path }) => `${method} ${path.split('?')[0]}`)
}
