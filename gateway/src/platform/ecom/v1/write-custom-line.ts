// Converts custom lines to the platform's form. docs/contract/cart.md §4 "Custom line item".
import type { CustomLineItemBody } from '@vitrine/platform'
import { present } from '../present.ts'
import type { RequestedCustomLine, RequestedModifierGroup } from '../requested-line.ts'
import { descriptionBodyOf, imageBodyOf, numberOf } from './write-line.ts'

function subscriptionOf({ subscription }: RequestedCustomLine) {
  if (!subscription) return undefined
  const { title, description, freeTrial, startsAt, ...settings } = subscription
  return {
    title: { original: title },
    ...(description && { description: { original: description } }),
    subscriptionSettings: {
      ...present({ ...settings, startDate: startsAt }),
      ...(freeTrial && { freeTrialPeriod: freeTrial }),
    },
  }
}

function itemTypeOf({ itemType, customItemType }: RequestedCustomLine) {
  return itemType === 'CUSTOM' ? { custom: customItemType ?? 'custom' } : { preset: itemType }
}

const modifierGroupOf = ({ id, name, modifiers }: RequestedModifierGroup) => ({
  ...present({ id }),
  name: { original: name },
  modifiers: modifiers.map(({ label, details, ...modifier }) => ({
    ...present(modifier),
    label: { original: label },
    ...(details && { details: { original: details } }),
  })),
})

const urlOf = (url: string) => ({ relativePath: new URL(url).pathname, url })

/** Returns the members that have a different shape on the wire. */
function reshaped(item: RequestedCustomLine) {
  const { pageUrl, image, priceDescription, taxableAddress } = item
  return {
    productName: { original: item.name },
    itemType: itemTypeOf(item),
    physicalProperties: present({
      sku: item.sku,
      weight: numberOf(item.weight),
      shippable: item.shippable,
    }),
    url: pageUrl ? urlOf(pageUrl) : undefined,
    media: image && imageBodyOf(image),
    priceDescription: priceDescription ? { original: priceDescription } : undefined,
    descriptionLines: item.descriptionLines?.map(descriptionBodyOf),
    modifierGroups: item.modifierGroups?.map(modifierGroupOf),
    taxableAddress: taxableAddress ? { addressType: taxableAddress } : undefined,
    subscriptionOptionInfo: subscriptionOf(item),
  }
}

function servicePropertiesOf({ serviceProperties }: RequestedCustomLine) {
  if (!serviceProperties) return undefined
  const { scheduledAt, ...rest } = serviceProperties
  return present({ ...rest, scheduledDate: scheduledAt })
}

function referenceOf({ catalogReference }: RequestedCustomLine) {
  if (!catalogReference) return catalogReference
  const { catalogAppId: appId, ...item } = catalogReference
  return { ...item, appId }
}

/** Returns a custom line, with texts as originals without translations. Throws a `TypeError` for a relative `pageUrl`. */
export function customLineBodyOf(item: RequestedCustomLine): CustomLineItemBody {
  const { quantity, price, fullPrice, priceUndetermined, paymentOption, depositAmount } = item
  const { quantityAvailable, fixedQuantity, membersOnly, policies } = item
  const { taxGroupId, deliveryProfileId, rootCatalogItemId } = item
  const same = {
    ...{ fullPrice, priceUndetermined, paymentOption, depositAmount },
    ...{ quantityAvailable, fixedQuantity, membersOnly },
    policies: policies && [...policies],
    ...{ taxGroupId, deliveryProfileId, rootCatalogItemId },
    catalogReference: referenceOf(item),
    serviceProperties: servicePropertiesOf(item),
  }
  return { ...reshaped(item), ...present(same), quantity, price }
}
