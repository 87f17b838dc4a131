// Reads the structured data of a page and checks it against what Google's documentation of products requires
// (developers.google.com/search/docs/appearance/structured-data: product, product-variants, breadcrumb).
export type Data = { '@type': string; '@id'?: string; [key: string]: unknown }

export const structuredData = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Data,
  )

/** Returns the data of one type. Throws without it. */
export function dataOf(html: string, type: string): Data {
  const found = structuredData(html).find((one) => one['@type'] === type)
  if (!found) throw new Error(`The page has no ${type}`)
  return found
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const isAddress = (value: unknown) => isText(value) && /^https?:\/\//.test(String(value))
const isPrice = (value: unknown) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
const isCurrency = (value: unknown) => typeof value === 'string' && /^[A-Z]{3}$/.test(value)
const isCountry = (value: unknown) => typeof value === 'string' && /^[A-Z]{2}$/.test(value)
const isDays = (value: unknown) => Number.isInteger(value)
const isOneOf = (kind: string) => (value: unknown) =>
  new RegExp(`^https://schema\\.org/(${kind})$`).test(String(value))
const every = (isValid: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isValid)

type Rule = (value: unknown) => boolean
type Shape = { required: Record<string, Rule>; optional?: Record<string, Rule> }

const is =
  (type: string): Rule =>
  (value) =>
    (value as Data | null)?.['@type'] === type
const isReference: Rule = (value) => isText((value as Data | null)?.['@id'])

const listed = {
  required: { position: isDays, name: isText },
  optional: { item: isAddress, url: isAddress },
}

/** What each type must and may have. A property that is not here is a mistake. */
const shapes: Record<string, Shape> = {
  Product: {
    required: {
      name: isText,
      description: isText,
      image: every(isAddress),
      url: isAddress,
      offers: is('Offer'),
    },
    optional: { sku: isText, brand: is('Brand') },
  },
  Variant: {
    required: { name: isText, image: isAddress, url: isAddress, offers: is('Offer') },
    optional: {
      ...{ sku: isText, color: isText, size: isText, material: isText, pattern: isText },
      additionalProperty: every(is('PropertyValue')),
    },
  },
  ProductGroup: {
    required: {
      ...{ name: isText, description: isText, image: every(isAddress), url: isAddress },
      ...{ productGroupID: isText, variesBy: every(isText), hasVariant: every(is('Product')) },
    },
    optional: { brand: is('Brand') },
  },
  Brand: { required: { name: isText } },
  PropertyValue: { required: { name: isText, value: isText } },
  Offer: {
    required: {
      ...{ price: isPrice, priceCurrency: isCurrency, url: isAddress },
      availability: isOneOf('InStock|OutOfStock'),
      itemCondition: isOneOf('NewCondition'),
      seller: is('OnlineStore'),
    },
    optional: {
      hasMerchantReturnPolicy: isReference,
      shippingDetails: every(isReference),
    },
  },
  MerchantReturnPolicy: {
    required: {
      applicableCountry: every(isCountry),
      returnPolicyCategory: isOneOf('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: isDays,
      returnMethod: isOneOf('ReturnByMail'),
      returnFees: isOneOf('FreeReturn|ReturnFeesCustomerResponsibility'),
    },
  },
  OfferShippingDetails: {
    required: {
      shippingRate: is('MonetaryAmount'),
      shippingDestination: every(is('DefinedRegion')),
      deliveryTime: is('ShippingDeliveryTime'),
    },
  },
  MonetaryAmount: { required: { value: isPrice, currency: isCurrency } },
  DefinedRegion: { required: { addressCountry: isCountry } },
  ShippingDeliveryTime: {
    required: { handlingTime: is('QuantitativeValue'), transitTime: is('QuantitativeValue') },
  },
  QuantitativeValue: {
    required: { minValue: isDays, maxValue: isDays, unitCode: (value) => value === 'DAY' },
  },
  BreadcrumbList: { required: { itemListElement: every(is('ListItem')) } },
  ListItem: listed,
  ItemList: { required: { numberOfItems: isDays, itemListElement: Array.isArray } },
  CollectionPage: {
    required: { name: isText, url: isAddress, isPartOf: isReference, mainEntity: is('ItemList') },
    optional: { description: isText },
  },
  OnlineStore: {
    required: { name: isText },
    optional: {
      ...{ description: isText, url: isAddress, logo: isAddress, image: isAddress },
      ...{ email: isText, telephone: isText, address: is('PostalAddress') },
      hasMerchantReturnPolicy: is('MerchantReturnPolicy'),
    },
  },
  PostalAddress: {
    required: { streetAddress: isText, addressLocality: isText, addressCountry: isCountry },
    optional: { addressRegion: isText, postalCode: isText },
  },
  WebSite: {
    required: { name: isText, url: isAddress, potentialAction: is('SearchAction') },
    optional: { publisher: isReference, inLanguage: isText },
  },
  SearchAction: {
    required: {
      target: is('EntryPoint'),
      'query-input': (value) => value === 'required name=search_term_string',
    },
  },
  EntryPoint: {
    required: { urlTemplate: (value) => String(value).includes('{search_term_string}') },
  },
}

/** Returns what is wrong, one line for each fault; empty for valid data. */
export function faultsOf(data: Data, path = data['@type'], shapeName = data['@type']): string[] {
  const { '@type': type, '@id': _id, '@context': context, ...properties } = data
  if (type === undefined && isReference(data)) return []
  const shape = shapes[shapeName]
  if (!shape) return [`${path}: no rules for ${shapeName}`]
  const rules = { ...shape.required, ...shape.optional }
  const isTop = !path.includes('.')
  return [
    ...(isTop && context !== 'https://schema.org' ? [`${path}: no context`] : []),
    ...Object.keys(shape.required)
      .filter((name) => !(name in properties))
      .map((name) => `${path}.${name}: missing`),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const isValid = rules[name]
      if (!isValid) return [`${path}.${name}: unknown`]
      if (!isValid(value)) return [`${path}.${name}: ${JSON.stringify(value)}`]
      const parts = (Array.isArray(value) ? value : [value]).filter(
        (part): part is Data => typeof part === 'object' && part !== null,
      )
      return parts.flatMap((part, index) =>
        faultsOf(
          part,
          `${path}.${name}[${index}]`,
          name === 'hasVariant' ? 'Variant' : part['@type'],
        ),
      )
    }),
  ]
}

/** Returns the ids that the data of a page refers to and does not define. */
export function danglingIds(all: Data[]): string[] {
  const defined = new Set<string>()
  const used = new Set<string>()
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    const { '@id': id, ...rest } = value as Data
    if (id !== undefined) (Object.keys(rest).length > 0 ? defined : used).add(id)
    for (const part of Object.values(rest)) visit(part)
  }
  for (const data of all) visit(data)
  return [...used].filter((id) => !defined.has(id))
}
