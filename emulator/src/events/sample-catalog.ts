// Creates sample entities of catalog v3 and members for events. Brands and members are those of the shop; the
// rest is invented.
import { wireBrandOf } from '../catalog/wire-collection.ts'
import { guidOf } from '../ids.ts'
import { wireMemberOf } from '../members/wire-member.ts'
import type { Sample } from './sample-ecom.ts'

const dates = ({ state }: Parameters<Sample>[1]) => {
  const now = state.now().toISOString()
  return { revision: '1', createdDate: now, updatedDate: now }
}

const picture = {
  id: 'sample~mv2.jpg',
  url: 'https://pictures.test/sample.jpg',
  width: 12,
  height: 15,
}
const price = { amount: '38.00', formattedAmount: '$38.00' }
const description = { nodes: [{ type: 'PARAGRAPH', id: '1', nodes: [] }] }

const product: Sample = (id, shop) => {
  const known = shop.state.products.get(id) ?? shop.state.products.all()[0]
  const name = known?.name ?? 'Morning mug'
  const media = { id: picture.id, mediaType: 'IMAGE', image: picture, altText: name }
  return {
    id,
    ...dates(shop),
    name,
    slug: known?.slug ?? 'morning-mug',
    url: { relativePath: '/p/morning-mug', url: `${shop.site.shopUrl}/p/morning-mug` },
    description,
    plainDescription: '<p>A mug.</p>',
    visible: true,
    visibleInPos: true,
    productType: 'PHYSICAL',
    currency: shop.site.currency,
    brand: { id: guidOf('brand', 1), name: known?.brand ?? 'Ostra' },
    ribbon: { id: guidOf('ribbon', 1), name: 'New' },
    media: { main: media, itemsInfo: { items: [media] } },
    options: [
      {
        id: guidOf('option', id),
        name: 'Size',
        key: 'Size',
        optionRenderType: 'TEXT_CHOICES',
        choicesSettings: {
          choices: [{ choiceId: guidOf('choice', id), choiceType: 'CHOICE_TEXT', name: 'Small' }],
        },
      },
    ],
    modifiers: [],
    infoSections: [{ id: guidOf('section', 1), uniqueName: 'care', title: 'Care', description }],
    actualPriceRange: { minValue: price, maxValue: price },
    inventory: { availabilityStatus: 'IN_STOCK', preorderStatus: 'DISABLED' },
    physicalProperties: { shippingWeightRange: { minValue: 0.4, maxValue: 0.4 } },
    variantsInfo: {
      variants: [
        {
          id: guidOf('variant', id),
          visible: true,
          sku: 'MUG-S',
          choices: [{ optionChoiceNames: { optionName: 'Size', choiceName: 'Small' } }],
          price: { actualPrice: price },
          revenueDetails: { cost: { amount: '12.00' }, profitMargin: 0.68 },
          media,
          physicalProperties: { weight: 0.4 },
          inventoryStatus: { inStock: true, preorderEnabled: false },
        },
      ],
    },
    minVariantPriceInfo: { actualPrice: price, sku: 'MUG-S' },
    subscriptionDetails: {
      subscriptions: [
        { title: 'Monthly', frequency: 'MONTH', discount: { type: 'PERCENT', percentOff: 10 } },
      ],
      allowOneTimePurchases: true,
    },
  }
}

/** By name of the entity. */
export const sampleCatalogEntities: Record<string, Sample> = {
  'wix.stores.catalog.v3.product': product,
  'wix.stores.catalog.v3.brand': (id, shop) => {
    const brand = shop.state.brands.get(id)
    return brand ? wireBrandOf(brand, shop.state, false) : { id, ...dates(shop), name: 'Nordlys' }
  },
  'wix.stores.catalog.v3.customization': (id, shop) => ({
    id,
    ...dates(shop),
    key: 'glaze',
    name: 'Glaze',
    customizationType: 'PRODUCT_OPTION',
    customizationRenderType: 'SWATCH_CHOICES',
    choicesSettings: {
      choices: [
        { id: guidOf('choice', id), choiceType: 'ONE_COLOR', name: 'Moss', colorCode: '#6b7a4b' },
      ],
      sortOrder: 'MANUAL',
    },
  }),
  'wix.stores.catalog.v3.info_section': (id, shop) => ({
    id,
    ...dates(shop),
    uniqueName: 'care',
    title: 'Care',
    description,
    plainDescription: '<p>By hand.</p>',
  }),
  'wix.stores.catalog.v3.ribbon': (id, shop) => ({ id, ...dates(shop), name: 'New' }),
  'wix.stores.catalog.v3.inventory_item': (id, shop) => ({
    id,
    ...dates(shop),
    variantId: guidOf('variant', id),
    locationId: guidOf('location', 1),
    productId: shop.state.products.all()[0]?.id,
    trackQuantity: true,
    quantity: 12,
    availabilityStatus: 'IN_STOCK',
    preorderInfo: { enabled: false },
    product: { name: 'Morning mug', variantName: 'Small', variantSku: 'MUG-S' },
  }),
  'wix.members.v1.member': (id, shop) => {
    const member = shop.state.members.get(id)
    if (member && !member.deletedDate) return wireMemberOf(member, 'FULL', shop.site.url)
    const profile = { nickname: 'Nobody', slug: 'nobody' }
    return { id, ...dates(shop), status: 'APPROVED', privacyStatus: 'PRIVATE', profile }
  },
}
