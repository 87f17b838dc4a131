// Events of products and collections. docs/contract/catalog-events.md §3, §4.
import { moneyBefore, moneyPaid } from '../common/catalog-price.ts'
import { mediaItemsOf } from '../common/media.ts'
import { productV3Of } from './catalog-v3.ts'
import { eventTypes } from './event-types.ts'
import { either, facts, from, listFrom } from './facts.ts'

type Page = { base?: string | null; path?: string | null } | null | undefined

const addressOf = (page: Page) =>
  page?.base ? `${page.base.replace(/\/$/, '')}/${(page.path ?? '').replace(/^\//, '')}` : null

export const catalogEventResolvers = eventTypes({
  ProductCreatedEvent: {
    ...facts,
    productName: either(
      from('ProductCreated', ({ name }) => name),
      from('ProductV3Created', ({ name }) => name),
    ),
    price: from('ProductCreated', ({ price, priceData }, currency) => {
      const own = priceData ?? price
      return own ? moneyPaid(own, currency) : null
    }),
    compareAtPrice: from('ProductCreated', ({ price, priceData }, currency) =>
      moneyBefore(priceData ?? price ?? {}, currency),
    ),
    visible: either(
      from('ProductCreated', ({ visible }) => visible),
      from('ProductV3Created', ({ visible }) => visible),
    ),
    mainMedia: from('ProductCreated', ({ media }) => media?.mainMedia ?? media?.items?.[0]),
    media: listFrom('ProductCreated', ({ media }) => mediaItemsOf(media)),
    sku: from('ProductCreated', ({ sku }) => sku || null),
    brandName: either(
      from('ProductCreated', ({ brand }) => brand || null),
      from('ProductV3Created', ({ brand }) => brand?.name),
    ),
    pageUrl: from('ProductCreated', ({ productPageUrl }) => addressOf(productPageUrl)),
    costAndProfit: from(
      'ProductCreated',
      ({ costAndProfitData: wire, price, priceData }, currency) =>
        wire ? { wire, currency: (priceData ?? price)?.currency ?? currency } : null,
    ),
    product: from('ProductV3Created', productV3Of),
  },
  ProductUpdatedEvent: {
    ...facts,
    changedFields: listFrom('ProductChanged', ({ changedFields }) => changedFields),
    product: from('ProductV3Updated', productV3Of),
  },
  ProductDeletedEvent: {
    ...facts,
    product: from('ProductV3Deleted', productV3Of),
  },
  VariantsUpdatedEvent: {
    ...facts,
    variants: listFrom('VariantsChanged', ({ variants }) =>
      variants.map(({ variantId, choices, changedFields }) => ({
        variantId,
        choices: Object.entries(choices ?? {}).map(([option, choice]) => ({ option, choice })),
        changedFields,
      })),
    ),
  },
  CollectionCreatedEvent: {
    ...facts,
    collectionName: from('CollectionCreated', ({ name }) => name),
    slug: from('CollectionCreated', ({ slug }) => slug),
    visible: from('CollectionCreated', ({ visible }) => visible),
    mainMedia: from('CollectionCreated', ({ media }) => media?.mainMedia ?? media?.items?.[0]),
    media: listFrom('CollectionCreated', ({ media }) => mediaItemsOf(media)),
  },
  CollectionUpdatedEvent: {
    ...facts,
    changedFields: listFrom('CollectionChanged', ({ changedFields }) => changedFields),
  },
  CollectionDeletedEvent: facts,
})
