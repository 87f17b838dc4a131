// Reads the current facts of things from the platform, uncached. Defines the facts of each kind.
import type {
  WireBrand,
  WireCollection,
  WireMember,
  WireProduct,
  WireVariant,
} from '@vitrine/platform'
import { billionthsOf, textOf } from '../domains/product/exact-amounts.ts'
import { realCollections } from '../domains/product/product-words.ts'
import { readMany } from '../domains/product/read-many.ts'
import { isNotFound } from '../platform/failure.ts'
import type { Platform } from '../platform/platform.ts'
import type { Facts, Thing, ThingKind } from './facts.ts'

const amount = (value: number | null | undefined, decimals = 2): string =>
  typeof value === 'number' ? textOf(billionthsOf(value), decimals) : ''

/** Returns the facts of a product, without stock, which no admin call changes. */
export function thingOfProduct(product: WireProduct): Thing {
  const { id, name, costAndProfitData: costs, weight, collectionIds } = product
  const facts: Facts = {
    name: name ?? '',
    price: amount(product.priceData?.price),
    discount: discountText(product.discount),
    ...(costs && { cost: amount(costs.itemCost) }),
    ...(typeof weight === 'number' && { weight: amount(weight, 0) }),
    ...textsOf(product),
    ...(collectionIds && { collections: [...realCollections(collectionIds)].sort().join(',') }),
    ...Object.assign({}, ...variantsOf(product).map(factsOfVariant)),
  }
  return { id, name: name ?? '', facts }
}

function discountText(discount: WireProduct['discount']): string {
  const { type, value } = discount ?? {}
  return type === 'AMOUNT' || type === 'PERCENT' ? `${type} ${value ?? 0}` : 'NONE'
}

const textsOf = ({ visible, brand, ribbon, sku }: WireProduct): Facts => ({
  visible: String(visible ?? true),
  brand: brand ?? '',
  ribbon: ribbon ?? '',
  sku: sku ?? '',
})

const variantsOf = ({ manageVariants, variants }: WireProduct) =>
  manageVariants ? (variants ?? []) : []

function factsOfVariant({ id, choices, variant }: WireVariant): Facts {
  const of = (field: string) => `variants.${id}.${field}`
  return {
    [`variants.${id}`]: Object.values(choices).join(', '),
    [of('price')]: amount(variant?.priceData?.price),
    ...(variant?.costAndProfitData && { [of('cost')]: amount(variant.costAndProfitData.itemCost) }),
    [of('visible')]: String(variant?.visible ?? true),
    [of('sku')]: variant?.sku ?? '',
  }
}

export const thingOfBrand = ({ id, name }: WireBrand): Thing => ({
  id,
  name: name ?? '',
  facts: { name: name ?? '' },
})

export const thingOfCollection = ({ id, name, visible }: WireCollection): Thing => ({
  id,
  name: name ?? '',
  facts: { name: name ?? '', visible: String(visible ?? true) },
})

/** Records no name of a member: it is read when a job is displayed. docs/security.md S17, S87. */
export const thingOfMember = ({ id, status, activityStatus }: WireMember): Thing => ({
  id,
  name: null,
  facts: { status: status ?? 'UNKNOWN', activity: activityStatus ?? 'UNKNOWN' },
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
    const filter = { id: { $in: ids.slice(at, at + pageSize) } }
    const query = { filter, paging: { limit: pageSize, offset: 0 } }
    const { members } = await site.members.queryMembers({ query, fieldsets: ['FULL'] })
    found.push(...members.map(thingOfMember))
  }
  return found
}

async function readBrands(ids: readonly string[], site: Platform): Promise<Thing[]> {
  const found: Thing[] = []
  for (let at = 0; at < ids.length; at += pageSize) {
    const filter = { id: { $in: ids.slice(at, at + pageSize) } }
    const query = { filter, cursorPaging: { limit: pageSize } }
    found.push(...(await site.brands.queryBrands({ query })).brands.map(thingOfBrand))
  }
  return found
}

const readers: Readonly<Record<ThingKind, Reader>> = {
  PRODUCT: async (ids, site) => [...(await readMany(ids, site)).values()].map(thingOfProduct),
  BRAND: readBrands,
  COLLECTION: each(async (id, site) =>
    thingOfCollection((await site.collections.getCollection({ id })).collection),
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
