// Calculates delivery by region. The shop's rules are assumed; shapes: docs/contract/cart.md §5.7.
import type { WireAddress } from '@vitrine/platform'
import Big from 'big.js'
import { guidOf } from '../ids.ts'
import { europe, notServed } from './countries.ts'
import { zero } from './money.ts'
import { pickupSlotOf, type TimeSlot } from './pickup-slot.ts'

export type DeliveryOption = {
  carrierId: string
  code: string
  title: string
  deliveryTime: string
  instructions?: string
  price: Big
  /** Pickup address; set when products are picked up instead of shipped. */
  pickup?: WireAddress
  slot?: TimeSlot
}

export type Region = { id: string; name: string; rates: readonly Rate[] }

type Rate = Omit<DeliveryOption, 'price' | 'slot'> & {
  cost: string
  /** Subtotal from which delivery is free. */
  freeFrom?: string
}

const post = guidOf('carrier', 'post')
const courier = guidOf('carrier', 'courier')
const counter = guidOf('carrier', 'counter')

/** Address of Halden's pickup counter. */
const shopAddress: WireAddress = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'Hudson',
  postalCode: '12534',
  addressLine: '48 Warren Street',
  countryFullname: 'United States',
  subdivisionFullname: 'New York',
}

const unitedStates: Region = {
  id: guidOf('region', 'us'),
  name: 'United States',
  rates: [
    {
      carrierId: post,
      code: 'us-standard',
      title: 'Standard',
      deliveryTime: '3–5 business days',
      cost: '6.9',
      freeFrom: '75',
    },
    {
      carrierId: courier,
      code: 'us-express',
      title: 'Express',
      deliveryTime: '1–2 business days',
      cost: '18',
    },
    {
      carrierId: counter,
      code: 'us-pickup',
      title: 'Pick up in Hudson',
      deliveryTime: 'Ready the next business day',
      instructions: 'Ring the bell on the left. Bring your order number.',
      cost: '0',
      pickup: shopAddress,
    },
  ],
}

const europeRegion: Region = {
  id: guidOf('region', 'europe'),
  name: 'Europe',
  rates: [
    {
      carrierId: post,
      code: 'eu-standard',
      title: 'Standard',
      deliveryTime: '5–8 business days',
      cost: '14.5',
      freeFrom: '150',
    },
    {
      carrierId: courier,
      code: 'eu-express',
      title: 'Express',
      deliveryTime: '2–3 business days',
      cost: '32',
    },
  ],
}

const world: Region = {
  id: guidOf('region', 'world'),
  name: 'Rest of the world',
  rates: [
    {
      carrierId: post,
      code: 'world-tracked',
      title: 'Tracked parcel',
      deliveryTime: '8–14 business days',
      cost: '28',
    },
  ],
}

/** Returns the region of a country; undefined when there is no delivery. */
export function regionOf(country: string): Region | undefined {
  if (country === 'US') return unitedStates
  if ((europe as readonly string[]).includes(country)) return europeRegion
  return (notServed as readonly string[]).includes(country) ? undefined : world
}

export function optionsOf(region: Region, subtotal: Big, now: Date): DeliveryOption[] {
  return region.rates.map(({ cost, freeFrom, ...option }) => ({
    ...option,
    ...(option.pickup && { slot: pickupSlotOf(now) }),
    price: freeFrom && subtotal.gte(freeFrom) ? zero : new Big(cost),
  }))
}

type ShippingRequest = { carrierId?: string | null; code: string } | null | undefined

export type SelectedOption = {
  option: DeliveryOption
  /** False when the requested option is unknown and the first one replaces it. */
  requested: boolean
}

/** Selects an option. docs/contract/cart.md §5.7; the first one is the default without a request. Assumed. */
export function selectOption(
  options: readonly DeliveryOption[],
  requested: ShippingRequest,
): SelectedOption | undefined {
  const [first] = options
  if (!first) return
  if (!requested) return { option: first, requested: true }
  const found = options.find(
    ({ code, carrierId }) =>
      code === requested.code && (!requested.carrierId || requested.carrierId === carrierId),
  )
  return found ? { option: found, requested: true } : { option: first, requested: false }
}
