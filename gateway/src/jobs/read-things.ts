// Reads the current facts of things from the platform, uncached. Defines the facts of each kind.
import { managedVariantsOf } from '../domains/product/amounts.ts'
import { billionthsOf, textOf } from '../domains/product/exact-amounts.ts'
import { readMany } from '../domains/product/read-many.ts'
import { realCollections } from '../domains/product/real-collections.ts'
import type { Brand, Collection } from '../platform/catalog/collection.ts'
import type { ProductDiscount } from '../platform/catalog/price.ts'
import type { Product, ProductVariant } from '../platform/catalog/product.ts'
import { isNotFound } from '../platform/failure.ts'
import type { Member } from '../platform/member/member.ts'
import type { Platform } from '../platform/platform.ts'
import type { Facts, Thing, ThingKind } from './facts.ts'

const amount = (value: number | undefined, decimals = 2): string =>
  value === undefined ? '' : textOf(billionthsOf(value), decimals)

/** Returns the facts of a product, without stock, which no admin call changes. */
export function thingOfProduct(product: Product): Thing {
  const { id, name, costs, weight, collectionIds } = product
  const facts: Facts = {
    name,
    price: amount(product.price.base?.amount),
    discount: discountText(product.discount),
    ...(costs && { cost: amount(costs.cost?.amount) }),
    ...(weight !== null && { weight: amount(weight, 0) }),
    ...textsOf(product),
    ...(collectionIds && { collections: [...realCollections(collectionIds)].sort().join(',') }),
    ...Object.assign({}, ...managedVariantsOf(product).map(factsOfVariant)),
  }
  return { id, name, facts }
}

const discountText = ({ type, value }: ProductDiscount): string =>
  type === 'AMOUNT' || type === 'PERCENT' ? `${type} ${value}` : 'NONE'

const textsOf = ({ visible, brandName, ribbon, sku }: Product): Facts => ({
  visible: String(visible),
  brand: brandName ?? '',
  ribbon: ribbon ?? '',
  sku: sku ?? '',
})

function factsOfVariant({ id, choices, price, costs, visible, sku }: ProductVariant): Facts {
  const of = (field: string) => `variants.${id}.${field}`
  return {
    [`variants.${id}`]: Object.values(choices).join(', '),
    [of('price')]: amount(price.base?.amount),
    ...(costs && { [of('cost')]: amount(costs.cost?.amount) }),
    [of('visible')]: String(visible),
    [of('sku')]: sku ?? '',
  }
}

export const thingOfBrand = ({ id, name }: Brand): Thing => ({ id, name, facts: { name } })

export const thingOfCollection = ({ id, name, visible }: Collection): Thing => ({
  id,
  name,
  facts: { name, visible: String(visible) },
})

/** Records no name of a member: it is read when a job is displayed. docs/security.md S17, S87. */
export const thingOfMember = ({ id, status, activityStatus }: Member): Thing => ({
  id,
  name: null,
  facts: { status, activity: activityStatus },
})

type Reader = (ids: readonly string[], site: Platform) => Promise<Thing[]>

/** Reads single things, four at a time; leaves out those that do not exist. */
const each =
  (read: (id: string, site: Platform) => Promise<Thing>): Reader =>
  async (ids, site) => {
    const found: Thing[] = []
    for (let at = 0; at < ids.length; at += 4) {
      const part = ids.slice(at, at + 4).map((id) =>
        read(id, site).catch((error: unknown) => {
          if (isNotFound(error)) return null
          throw error
        }),
      )
      found.push(...(await Promise.all(part)).filter((one) => one !== null))
    }
    return found
  }

const pageSize = 100

async function readMembers(ids: readonly string[], site: Platform): Promise<Thing[]> {
  const found: Thing[] = []
  for (let at = 0; at < ids.length; at += pageSize) {
    const filter = [{ id: { in: ids.slice(at, at + pageSize) } }]
    const query = { filter, page: { limit: pageSize, offset: 0 } }
    const { members } = await site.members.query({ query, fields: 'FULL' })
    found.push(...members.map(thingOfMember))
  }
  return found
}

async function readBrands(ids: readonly string[], site: Platform): Promise<Thing[]> {
  const found: Thing[] = []
  for (let at = 0; at < ids.length; at += pageSize) {
    const filter = { id: { in: ids.slice(at, at + pageSize) } }
    const query = { filter, page: { limit: pageSize } }
    found.push(...(await site.catalog.queryBrands({ query })).brands.map(thingOfBrand))
  }
  return found
}

const readers: Readonly<Record<ThingKind, Reader>> = {
  PRODUCT: async (ids, site) => [...(await readMany(ids, site)).values()].map(thingOfProduct),
  BRAND: readBrands,
  COLLECTION: each(async (id, site) =>
    thingOfCollection((await site.catalog.getCollection({ id })).collection),
  ),
  MEMBER: readMembers,
}

/** Returns the things that exist, by id in lower case. */
export async function readThings(
  kind: ThingKind,
  ids: readonly string[],
  site: Platform,
): Promise<Map<string, Thing>> {
  if (ids.length === 0) return new Map()
  const things = await readers[kind](ids, site)
  return new Map(things.map((thing) => [thing.id.toLowerCase(), thing]))
}
