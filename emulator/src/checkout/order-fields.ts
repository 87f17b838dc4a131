// Defines the fields by which orders can be filtered and sorted. docs/contract/checkout-order.md §1 "Orders
// of the current member".
import type { StoredOrder } from '../rows/commerce-rows.ts'
import type { Operator, QueryField, QueryFields, Scalar } from '../rules/query-fields.ts'

type Field = QueryField<StoredOrder>

const few: Operator[] = ['$eq', '$in', '$ne', '$nin']

/** Returns the value at a path of the order, of any type. */
const at =
  (path: string): Field['read'] =>
  ({ order }) => {
    const value = path
      .split('.')
      .reduce<unknown>(
        (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
        order,
      )
    return value as Scalar
  }

/** Returns one value of each line. */
const ofLines =
  (path: string): Field['read'] =>
  ({ order }) =>
    (order.lineItems as Record<string, unknown>[]).map((line) => {
      const value = path
        .split('.')
        .reduce<unknown>(
          (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
          line,
        )
      return String(value ?? '')
    })

const word = (path: string): Field => ({
  kind: 'text',
  read: at(path),
  sortable: true,
  operators: few,
})
const id = (path: string): Field => ({ kind: 'text', read: at(path), operators: few })
const text = (path: string): Field => ({ kind: 'text', read: at(path), sortable: true })
const date = (path: string): Field => ({ kind: 'date', read: at(path), sortable: true })
const amount = (path: string): Field => ({ kind: 'number', read: at(path), sortable: true })
const flag = (path: string): Field => ({ kind: 'flag', read: at(path) })
const list = (path: string): Field => ({ kind: 'list', read: ofLines(path) })

export const orderFields: QueryFields<StoredOrder> = {
  status: word('status'),
  paymentStatus: word('paymentStatus'),
  fulfillmentStatus: word('fulfillmentStatus'),
  'channelInfo.type': word('channelInfo.type'),
  'shippingInfo.title': word('shippingInfo.title'),
  'shippingInfo.region.name': word('shippingInfo.region.name'),
  id: id('id'),
  'buyerInfo.memberId': id('buyerInfo.memberId'),
  'buyerInfo.contactId': id('buyerInfo.contactId'),
  checkoutId: id('checkoutId'),
  'channelInfo.externalOrderId': id('channelInfo.externalOrderId'),
  'createdBy.userId': id('createdBy.userId'),
  createdDate: date('createdDate'),
  updatedDate: date('updatedDate'),
  purchasedDate: date('purchasedDate'),
  number: text('number'),
  'buyerInfo.email': text('buyerInfo.email'),
  'billingInfo.contactDetails.firstName': text('billingInfo.contactDetails.firstName'),
  'billingInfo.contactDetails.lastName': text('billingInfo.contactDetails.lastName'),
  'priceSummary.total.amount': amount('priceSummary.total.amount'),
  'taxInfo.totalTax.amount': amount('taxInfo.totalTax.amount'),
  'shippingInfo.logistics.deliveryTime': text('shippingInfo.logistics.deliveryTime'),
  archived: flag('archived'),
  imported: flag('imported'),
  seenByAHuman: flag('seenByAHuman'),
  'lineItems.catalogReference.appId': list('catalogReference.appId'),
  'lineItems.catalogReference.catalogItemId': list('catalogReference.catalogItemId'),
  'lineItems.productName.original': list('productName.original'),
}
