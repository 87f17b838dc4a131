// Converts lines of a catalog to the platform's form. docs/contract/cart.md §4.
import type { LineItemBody } from '@vitrine/platform'
import { present } from '../present.ts'
import type {
  RequestedDescription,
  RequestedImage,
  RequestedLine,
  RequestedOverride,
  RequestedWeight,
} from '../requested-line.ts'

/** Returns a picture by its media id or its URL, without null and empty members. */
export const imageBodyOf = ({ source: { mediaId, url }, alt, ...image }: RequestedImage) =>
  present({ id: mediaId, url, ...image, altText: alt })

/** A color has its code, other values are plain text. */
export const descriptionBodyOf = ({ name, value, colorCode }: RequestedDescription) => ({
  name: { original: name },
  ...(colorCode
    ? { colorInfo: { original: value, code: colorCode } }
    : { plainText: { original: value } }),
})

/** Returns the weight as the platform takes it. */
export const numberOf = (weight: RequestedWeight | null | undefined) =>
  weight && Number(weight.value)

function overrideBodyOf(value: RequestedOverride): LineItemBody['catalogOverrideFields'] {
  const { productName, descriptionLines, image, paymentOption, ...rest } = value
  const { weight, sku, shippable, ...plain } = rest
  const physicalProperties = present({ weight: numberOf(weight), sku, shippable })
  return {
    ...present(plain),
    ...(productName && { productName: { original: productName } }),
    ...(descriptionLines && { descriptionLines: descriptionLines.map(descriptionBodyOf) }),
    ...(image && { image: imageBodyOf(image) }),
    ...(paymentOption && { paymentOption: { value: paymentOption } }),
    ...(Object.keys(physicalProperties).length > 0 && { physicalProperties }),
  }
}

/** Returns a catalog line with the parts that are given. The platform takes overrides only from staff and apps. */
export function lineBodyOf(line: RequestedLine): LineItemBody {
  const { selectedMembership, extendedFields, catalogOverride, taxableAddress } = line
  return {
    catalogReference: line.reference,
    quantity: line.quantity,
    ...(selectedMembership && { selectedMembership }),
    ...(extendedFields && { extendedFields }),
    ...(catalogOverride && { catalogOverrideFields: overrideBodyOf(catalogOverride) }),
    ...(taxableAddress && { taxableAddress: { addressType: taxableAddress } }),
  }
}
