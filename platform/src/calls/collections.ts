// Collections, read v2. Source: spec §7 "Collections (read)", docs/contract/catalog.md §3.3.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, text } from '../shapes.ts'
import { wireCollection } from '../wire/collection.ts'
import { queryBody, wirePagingMetadata } from '../wire/query.ts'

const visitor = { actor: 'visitor', evidence: 'spec', method: 'GET' } as const
const at = (rest: string) => under('collectionsRead', rest)

export const collections = callTable({
  queryCollections: call({
    ...visitor,
    ...at('/query'),
    query: 'complex',
    postFallback: true,
    alsoPost: true,
    request: body(() => ({ query: queryBody.nullish() })),
    response: answer(() => ({
      collections: z.array(wireCollection).default([]),
      metadata: wirePagingMetadata.nullish(),
    })),
  }),
  getCollection: call({
    ...visitor,
    ...at('/{id}'),
    // The built-in "all products" collection has an id of 35 characters. docs/contract/catalog.md §7.
    request: body(() => ({ id: text(36, 35) })),
    response: answer(() => ({ collection: wireCollection })),
  }),
  getCollectionBySlug: call({
    ...visitor,
    ...at('/slug/{slug}'),
    request: body(() => ({ slug: text(100, 1) })),
    response: answer(() => ({ collection: wireCollection })),
  }),
} satisfies Record<string, Call>)
