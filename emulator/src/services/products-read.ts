// Implements the reading calls of products and variants in catalog v1. docs/contract/catalog.md §3.1, §4, §6.
import type { AllCalls, Handlers } from '@vitrine/platform'
import {
  knownChoices,
  selectedVariant,
  variantsForOption,
  variantsWith,
} from '../catalog/availability.ts'
import { productFields, storeVariantFields } from '../catalog/fields.ts'
import { wireMediaOf } from '../catalog/picture.ts'
import { visibleProducts, wireCollectionOf } from '../catalog/wire-collection.ts'
import { wireOption, wireProductOf, wireVariantsOf } from '../catalog/wire-product.ts'
import { wireSelectedVariantOf } from '../catalog/wire-selected-variant.ts'
import { pictureOf, wireStoreVariantOf } from '../catalog/wire-store-variant.ts'
import type { CallContext } from '../context.ts'
import { invalid, notFound } from '../refuse.ts'
import type { StoredProduct } from '../rows/catalog-rows.ts'
import { runQuery } from '../rules/run-query.ts'
import { isInStock } from '../rules/stock.ts'

export const productsRead: Handlers<AllCalls['productsRead'], CallContext> = {
  queryProducts: ({ query }, context) => {
    const { items, metadata } = runQuery(productsFor(context), query, {
      fields: productFields,
    })
    return { products: items.map((product) => wireProductOf(product, viewOf(context))), metadata }
  },

  getProduct: ({ id, includeMerchantSpecificData }, context) => {
    const product = productWith(id, context)
    const view = { ...viewOf(context), variants: true }
    return {
      product: wireProductOf(product, {
        ...view,
        merchant: mayReadCosts(includeMerchantSpecificData, context),
      }),
    }
  },

  getCollectionBySlug: ({ slug }, { state, site }) => {
    const collection = state.collections.by('slug', slug)[0]
    if (!collection) throw notFound('Collection')
    return { collection: wireCollectionOf(collection, state, site) }
  },

  getProductOptionsAvailability: ({ id, options }, context) => {
    const product = productWith(id, context)
    const choices = knownChoices(product, options ?? {}, 'options')
    const chosen = selectedVariant(product, choices)
    const picture = pictureOf(product, chosen)
    const buyable = Boolean(chosen?.visible && isInStock(product, chosen))
    return {
      ...(chosen && { selectedVariant: wireSelectedVariantOf(product, chosen, context) }),
      media: wireMediaOf(picture ? [picture] : [], context.site.url),
      productOptions: product.options.map((option) => {
        const left = variantsForOption(product, option, choices)
        return wireOption(product, option, context.site, left)
      }),
      availableForPurchase: buyable,
      managedProduct: product.manageVariants,
    }
  },

  queryProductVariants: (request, context) => {
    const product = productWith(request.id, context)
    if (request.choices && request.variantIds) {
      throw invalid('variantIds', 'cannot be combined with choices', { rule: 'ONE_OF_ALIGNMENT' })
    }
    const ids = request.variantIds
    const found = ids
      ? product.variants.filter((variant) => ids.includes(variant.id))
      : variantsWith(product, knownChoices(product, request.choices ?? {}, 'choices'))
    const { offset, limit } = {
      offset: request.paging?.offset ?? 0,
      limit: request.paging?.limit ?? 100,
    }
    const page = found.slice(offset, offset + limit)
    const merchant = mayReadCosts(request.includeMerchantSpecificData, context)
    return {
      variants: wireVariantsOf(product, page, { ...viewOf(context), merchant }),
      metadata: { items: page.length, offset },
      totalResults: found.length,
    }
  },

  queryStoreVariants: ({ query }, context) => {
    const { site } = context
    const all = productsFor(context).flatMap((product) =>
      product.variants.map((variant) => ({ product, variant })),
    )
    const { items, metadata } = runQuery(all, query, { fields: storeVariantFields })
    return { variants: items.map((item) => wireStoreVariantOf(item, site)), metadata }
  },

  getStoreVariant: ({ id }, context) => {
    // The product id contains hyphens itself: the variant id starts after its fixed length.
    // docs/contract/catalog.md §6.
    const product = productWith(id.slice(0, 36), context)
    const variant = product.variants.find((one) => one.id === id.slice(37))
    if (!variant) throw notFound('Variant')
    return { variant: wireStoreVariantOf({ product, variant }, context.site) }
  },
}

export const viewOf = ({ site, currency }: CallContext) => ({ site, currency })

/**
 * Whether the caller may read cost and profit. A request without rights is not refused, the fields are left
 * out. docs/contract/catalog.md §5.
 */
export const mayReadCosts = (
  requested: boolean | null | undefined,
  { caller }: CallContext,
): boolean => Boolean(requested) && caller.elevated

/**
 * Returns the products visible to the caller; elevated callers find hidden ones too. Assumed: the request has
 * no flag for it.
 */
const productsFor = ({ state, caller }: CallContext) =>
  caller.elevated ? state.products.all() : visibleProducts(state)

/** Returns a product; hidden ones do not exist for shoppers. docs/contract/catalog.md §4.2. */
function productWith(id: string, { state, caller }: CallContext): StoredProduct {
  const product = state.products.get(id.toLowerCase())
  if (!product || !(product.visible || caller.elevated)) throw notFound('Product')
  return product
}
