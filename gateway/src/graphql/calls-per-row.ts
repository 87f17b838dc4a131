// Fields the platform has no answer for a whole list to: refused where more than one row would ask.
import { type GraphQLOutputType, getNamedType, getNullableType, isListType } from 'graphql'
import { DocumentRefused } from './document-refused.ts'

/** One call for each parent: its own page of products, what its own choices leave, its own address. */
const oncePerRow = new Set([
  'Checkout.url',
  'Collection.products',
  'Collection.managedProducts',
  'Product.availability',
])
/** Read for all parents at once, by id; the platform takes so many ids in one call. */
const byIds = new Set(['Brand.products', 'Product.related'])
const idsPerCall = 100

type Place = { parent: string; name: string; rows: number; length: number }

/** Throws when a field would ask the platform once for each row of the list it is in. */
export function checkCallsPerRow({ parent, name, rows, length }: Place): void {
  const field = `${parent}.${name}`
  if (oncePerRow.has(field) && rows > 1) {
    const message = `${field} asks the platform once for each row: ask for it of one at a time.`
    throw new DocumentRefused('DOCUMENT_TOO_COSTLY', message)
  }
  if (byIds.has(field) && rows > 1 && rows * length > idsPerCall) {
    const message = `${field} is answered for ${idsPerCall} products at once: ask for fewer of each.`
    throw new DocumentRefused('DOCUMENT_TOO_COSTLY', message)
  }
}

const entities = new Set(['Product', 'Collection', 'Brand'])

/** A list of entities without `first`. The `nodes` of a connection are as long as the connection. */
export function isShortList(type: GraphQLOutputType, parent: string): boolean {
  if (!isListType(getNullableType(type)) || parent.endsWith('Connection')) return false
  return entities.has(getNamedType(type).name)
}
