// Restores recorded values. docs/contract/catalog.md §3.2, §10, docs/contract/members.md §5.
import { billionthsOf } from '../domains/product/exact-amounts.ts'
import type { PriceChange } from '../domains/product/price-change.ts'
import type { Discount } from '../domains/product/sold-price.ts'
import type { ProductChange, VariantChange } from '../platform/catalog/product-change.ts'
import type { Platform } from '../platform/platform.ts'
import type { Facts, ThingKind } from './facts.ts'
import { readThings } from './read-things.ts'
import { renameBrand } from './rename-brand.ts'

type Patch = { id: string; kind: ThingKind; patch: Facts }

/** Fields that can be restored. */
const restorable: Readonly<Record<ThingKind, RegExp>> = {
  PRODUCT:
    /^(name|price|cost|weight|discount|visible|brand|ribbon|sku|collections|variants\.[^.]+\.(price|cost|visible|sku))$/,
  BRAND: /^name$/,
  COLLECTION: /^(name|visible)$/,
  MEMBER: /^(status|activity)$/,
}

/** The platform cannot set a member back to pending. */
const memberSteps = { APPROVED: 'approve', BLOCKED: 'block' } as const
const activitySteps = { MUTED: 'mute', ACTIVE: 'unmute' } as const

/** Returns whether a value can be restored. */
export function canRestore(kind: ThingKind, key: string, value: string): boolean {
  if (!restorable[kind].test(key)) return false
  if (kind !== 'MEMBER') return value !== '' || !/(^|\.)(price|cost|weight|name)$/.test(key)
  return key === 'status' ? value in memberSteps : value in activitySteps
}

export async function restore(site: Platform, { id, kind, patch }: Patch): Promise<void> {
  switch (kind) {
    case 'PRODUCT':
      return restoreProduct(site, id, patch)
    case 'BRAND':
      return patch.name === undefined ? undefined : renameBrand(site, id, patch.name)
    case 'COLLECTION': {
      const { name, visible } = patch
      const collection = {
        ...(name !== undefined && { name }),
        ...(visible !== undefined && { visible: visible === 'true' }),
      }
      await site.catalogWrites.updateCollection({ id, collection })
      return
    }
    case 'MEMBER':
      return restoreMember(site, id, patch)
  }
}

async function restoreMember(site: Platform, id: string, { status, activity }: Facts) {
  const step = memberSteps[status as keyof typeof memberSteps]
  if (step) await site.memberWrites[step]({ id })
  const quiet = activitySteps[activity as keyof typeof activitySteps]
  if (quiet) await site.memberWrites[quiet]({ id })
}

/**
 * Restores the product first, because changing its price also changes its variants, which are corrected afterwards.
 */
async function restoreProduct(site: Platform, id: string, patch: Facts): Promise<void> {
  const { catalogWrites } = site
  const product = productOf(patch)
  if (Object.keys(product).length > 0) await catalogWrites.updateProduct({ id, product })
  if (patch.brand === '') await catalogWrites.removeBrand({ id })
  if (patch.ribbon === '') await catalogWrites.removeRibbon({ id })
  const variants = variantsOf(patch)
  if (variants.length > 0) await catalogWrites.updateVariants({ id, variants })
  if (patch.collections !== undefined) await restoreCollections(site, id, patch.collections)
}

function productOf(patch: Facts): ProductChange {
  const { name, price, cost, weight, discount, visible, brand, ribbon, sku } = patch
  return {
    ...(name !== undefined && { name }),
    ...(price !== undefined && { basePrice: Number(price) }),
    ...(cost !== undefined && { cost: Number(cost) }),
    ...(weight !== undefined && { weight: Number(weight) }),
    ...(discount !== undefined && { discount: discountOf(discount) }),
    ...(visible !== undefined && { visible: visible === 'true' }),
    ...(brand && { brand }),
    ...(ribbon && { ribbon }),
    ...(sku !== undefined && { sku }),
  }
}

function discountOf(text: string) {
  const [type, value] = text.split(' ')
  if (type === 'AMOUNT' || type === 'PERCENT') return { type, value: Number(value) } as const
  return { type: 'NONE', value: 0 } as const
}

function variantsOf(patch: Facts): VariantChange[] {
  const byId = new Map<string, Facts>()
  for (const [key, value] of Object.entries(patch)) {
    const [, id, field] = /^variants\.([^.]+)\.(\w+)$/.exec(key) ?? []
    if (id && field) byId.set(id, { ...byId.get(id), [field]: value })
  }
  return [...byId].map(([id, { price, cost, visible, sku }]) => ({
    variants: { ids: [id] },
    ...(price !== undefined && { basePrice: Number(price) }),
    ...(cost !== undefined && { cost: Number(cost) }),
    ...(visible !== undefined && { visible: visible === 'true' }),
    ...(sku !== undefined && { sku }),
  }))
}

async function restoreCollections(site: Platform, id: string, wanted: string): Promise<void> {
  const now = (await readThings('PRODUCT', [id], site)).get(id.toLowerCase())
  const [has, wants] = [listOf(now?.facts.collections ?? ''), listOf(wanted)]
  const { catalogWrites } = site
  for (const one of wants.filter((name) => !has.includes(name))) {
    await catalogWrites.addToCollection({ id: one, productIds: [id] })
  }
  for (const one of has.filter((name) => !wants.includes(name))) {
    await catalogWrites.removeFromCollection({ id: one, productIds: [id] })
  }
}

const listOf = (text: string): string[] => text.split(',').filter(Boolean)

/** Returns how a patch changes prices. */
export function changeOfPatch(patch: Facts): PriceChange {
  const fixed = (text: string) => {
    const value = billionthsOf(Number(text))
    return () => value
  }
  const { price, cost, discount } = patch
  const variantPrices = variantsOf(patch).flatMap(({ variants: { ids }, basePrice: own }) =>
    typeof own === 'number' && ids?.[0] ? [[ids[0], fixed(String(own))] as const] : [],
  )
  return {
    ...(price !== undefined && { price: fixed(price) }),
    ...(cost !== undefined && { cost: fixed(cost) }),
    ...(discount !== undefined && { discount: discountOf(discount) satisfies Discount }),
    ...(variantPrices.length > 0 && { variantPrices: new Map(variantPrices) }),
  }
}
