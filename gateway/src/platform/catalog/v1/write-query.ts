// Converts queries of collections and brands to the dialects of the platform. docs/contract/catalog.md §4.
import type { BrandField, CollectionField, ListQuery } from '../../list-query.ts'
import { listWriters, stringBodyOf, stringOperators } from '../../write-list-query.ts'

type Field = BrandField | CollectionField

const names = {
  id: 'id',
  name: 'name',
  createdAt: 'createdDate',
  updatedAt: 'updatedDate',
} as const
/** The writers of lists of collections, which have pages by offset, and of brands, which have pages by cursor. */
export const { filterBodyOf, offsetQueryBody, cursorQueryBody } = listWriters<Field>(names)
const byString = listWriters<CollectionField>(names, stringOperators)

/** Returns a query of the string dialect. */
export const stringQueryBody = (query: ListQuery<CollectionField>) =>
  stringBodyOf(byString.offsetQueryBody(query))
