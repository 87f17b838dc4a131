// Converts custom lines to the platform's form. docs/contract/cart.md §4 "Custom line item".
import type { CustomLineItemBody } from '@vitrine/platform'
import { present } from '../common/present.ts'
import type { CustomLineInputValue } from './custom-line-input.ts'
import { descriptionLineOf, imageOf, numberOf } from './line-request.ts'

function subscriptionOf({ subscription }: CustomLineInputValue) {
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

function itemTypeOf({ itemType, customItemType }: CustomLineInputValue) {
  return itemType === 'CUSTOM' ? { custom: customItemType ?? 'custom' } : { preset: itemType }
}

type ModifierGroup = NonNullable<CustomLineInputValue['modifierGroups']>[number]

const modifierGroupOf = ({ id, name, modifiers }: ModifierGroup) => ({
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
function reshaped(item: CustomLineInputValue) {
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
    media: image && imageOf(image),
    priceDescription: priceDescription ? { original: priceDescription } : undefined,
    descriptionLines: item.descriptionLines?.map(descriptionLineOf),
    modifierGroups: item.modifierGroups?.map(modifierGroupOf),
    taxableAddress: taxableAddress ? { addressType: taxableAddress } : undefined,
    subscriptionOptionInfo: subscriptionOf(item),
  }
}

function servicePropertiesOf({ serviceProperties }: CustomLineInputValue) {
  if (!serviceProperties) return undefined
  const { scheduledAt, ...rest } = serviceProperties
  return present({ ...rest, scheduledDate: scheduledAt })
}

function referenceOf({ catalogReference }: CustomLineInputValue) {
  if (!catalogReference) return catalogReference
  const { catalogAppId: appId, ...item } = catalogReference
  return { ...item, appId }
}

function customLineOf(item: CustomLineInputValue): CustomLineItemBody {
  const { quantity, price, fullPrice, priceUndetermined, paymentOption, depositAmount } = item
  const { quantityAvailable, fixedQuantity, membersOnly, policies } = item
  const { taxGroupId, deliveryProfileId, rootCatalogItemId } = item
  const same = {
    ...{ fullPrice, priceUndetermined, paymentOption, depositAmount },
    ...{ quantityAvailable, fixedQuantity, membersOnly, policies },
    ...{ taxGroupId, deliveryProfileId, rootCatalogItemId },
    catalogReference: referenceOf(item),
    serviceProperties: servicePropertiesOf(item),
  }
  return { ...reshaped(item), ...present(same), quantity, price }
}

export const customLinesOf = (items: readonly CustomLineInputValue[]) => items.map(customLineOf)
