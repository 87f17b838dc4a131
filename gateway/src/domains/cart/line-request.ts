// Converts a line of the input to the platform's form. docs/contract/cart.md §4.
import type { LineItemBody } from '@vitrine/platform'
import { present } from '../common/present.ts'
import { catalogReferenceOf } from './line-identity.ts'
import type { CartLineInputValue, CatalogOverrideValue } from './line-input.ts'

type Image = NonNullable<CatalogOverrideValue['image']>
type DescriptionLine = NonNullable<CatalogOverrideValue['descriptionLines']>[number]

export const imageOf = ({ source: { mediaId, url }, alt, ...image }: Image) =>
  present({ id: mediaId, url, ...image, altText: alt })

/** A color has its code, other values are plain text. */
export const descriptionLineOf = ({ name, value, colorCode }: DescriptionLine) => ({
  name: { original: name },
  ...(colorCode
    ? { colorInfo: { original: value, code: colorCode } }
    : { plainText: { original: value } }),
})

/** Returns the weight as the platform takes it. */
export const numberOf = (weight: CatalogOverrideValue['weight']) => weight && Number(weight.value)

function overrideOf(value: CatalogOverrideValue): LineItemBody['catalogOverrideFields'] {
  const { productName, descriptionLines, image, paymentOption, ...rest } = value
  const { weight, sku, shippable, ...plain } = rest
  const physicalProperties = present({ weight: numberOf(weight), sku, shippable })
  return {
    ...present(plain),
    ...(productName && { productName: { original: productName } }),
    ...(descriptionLines && { descriptionLines: descriptionLines.map(descriptionLineOf) }),
    ...(image && { image: imageOf(image) }),
    ...(paymentOption && { paymentOption: { value: paymentOption } }),
    ...(Object.keys(physicalProperties).length > 0 && { physicalProperties }),
  }
}

export function lineItemOf(line: CartLineInputValue): LineItemBody {
  const { selectedMembership, extendedFields, catalogOverride, taxableAddress } = line
  return {
    catalogReference: catalogReferenceOf(line),
    quantity: line.quantity,
    ...(selectedMembership && { selectedMembership }),
    ...(extendedFields && { extendedFields }),
    ...(catalogOverride && { catalogOverrideFields: overrideOf(catalogOverride) }),
    ...(taxableAddress && { taxableAddress: { addressType: taxableAddress } }),
  }
}
