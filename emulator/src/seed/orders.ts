// Orders of the sample shop, each with its story: what happened, and the status that it led to.
import type { WireOrder } from '../checkout/order.ts'

type Buyer = { email: string; contact: { firstName: string; lastName: string } }

const mara: Buyer = {
  email: 'mara@shop.test',
  contact: { firstName: 'Mara', lastName: 'Lind' },
}
/** Another buyer, whose orders reveal a list without its filter. */
const amara: Buyer = {
  email: 'amara@people.test',
  contact: { firstName: 'Amara', lastName: 'Okafor' },
}

type Happening =
  | 'ORDER_PLACED'
  | 'ORDER_PAID'
  | 'INVOICE_SENT'
  | 'SHIPPING_CONFIRMATION_EMAIL_SENT'
  | 'ORDER_FULFILLED'
  | 'ORDER_CANCELED'
  | 'PAYMENT_REFUNDED'

export type SeedOrder = {
  number: string
  buyer: Buyer
  daysAgo: number
  /** Slug and quantity. */
  items: [string, number][]
  delivery: string
  /** What happened, and how many hours after the order. */
  story: [Happening, number][]
  fate: Partial<Pick<WireOrder, 'status' | 'paymentStatus' | 'fulfillmentStatus'>>
}

/** A parcel that was paid at once, sent on the next day and delivered. */
const delivered: Pick<SeedOrder, 'story' | 'fate'> = {
  story: [
    ['ORDER_PLACED', 0],
    ['ORDER_PAID', 0],
    ['SHIPPING_CONFIRMATION_EMAIL_SENT', 20],
    ['ORDER_FULFILLED', 20],
  ],
  fate: { fulfillmentStatus: 'FULFILLED' },
}

export const seedOrders: readonly SeedOrder[] = [
  {
    number: '9871',
    buyer: mara,
    daysAgo: 240,
    items: [['morning-mug', 2]],
    delivery: 'us-standard',
    ...delivered,
  },
  {
    // Canceled before it was sent, and the money returned.
    number: '9902',
    buyer: mara,
    daysAgo: 45,
    items: [['enamel-kettle', 1]],
    delivery: 'us-express',
    story: [
      ['ORDER_PLACED', 0],
      ['ORDER_PAID', 0],
      ['ORDER_CANCELED', 3],
      ['PAYMENT_REFUNDED', 4],
    ],
    fate: { status: 'CANCELED', paymentStatus: 'FULLY_REFUNDED' },
  },
  {
    number: '9930',
    buyer: amara,
    daysAgo: 21,
    items: [['pepper-mill', 1]],
    delivery: 'us-standard',
    ...delivered,
  },
  {
    // Bought on an invoice that is open; one of two parcels is on its way.
    number: '9954',
    buyer: mara,
    daysAgo: 4,
    items: [
      ['oak-bread-board', 1],
      ['pepper-mill', 1],
    ],
    delivery: 'us-standard',
    story: [
      ['ORDER_PLACED', 0],
      ['INVOICE_SENT', 1],
      ['SHIPPING_CONFIRMATION_EMAIL_SENT', 44],
    ],
    fate: { paymentStatus: 'NOT_PAID', fulfillmentStatus: 'PARTIALLY_FULFILLED' },
  },
]
