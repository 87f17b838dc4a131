// Brands of catalog v3, the reads. Source: spec §7 "Brands (v3)", docs/contract/catalog.md §3.4.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, guid } from '../shapes.ts'
import { requestedBrandFields as fields } from '../wire/brand-write.ts'
import { wireBrand } from '../wire/collection.ts'
import { cursorPagingBody, filterBody, queryBody, wirePagingMetadata } from '../wire/query.ts'

const visitor = { actor: 'visitor', evidence: 'spec', method: 'GET' } as const

export const brands = callTable({
  getBrand: call({
    ...visitor,
    ...under('brands', '/{brandId}'),
    request: body(() => ({ brandId: guid, fields })),
    response: answer(() => ({ brand: wireBrand })),
  }),
  queryBrands: call({
    ...visitor,
    ...under('brands', '/query'),
    query: 'complex',
    postFallback: true,
    alsoPost: true,
    request: body(() => ({
      // The type allows 300 brands a page, more than other queries. docs/contract/catalog.md §4.4.
      query: queryBody
        .extend({
          cursorPaging: cursorPagingBody
            .extend({ limit: z.number().int().min(0).max(300).nullish() })
            .nullish(),
        })
        .nullish(),
      fields,
    })),
    response: answer(() => ({
      brands: z.array(wireBrand).default([]),
      pagingMetadata: wirePagingMetadata.nullish(),
    })),
  }),
  // Beyond spec §7; docs/contract/catalog.md §3.4.
  countBrands: call({
    ...under('brands', '/count'),
    actor: 'visitor',
    evidence: 'sdk',
    method: 'POST',
    repeatable: true,
    request: body(() => ({ filter: filterBody.nullish() })),
    response: answer(() => ({ count: z.number().nullish() })),
  }),
} satisfies Record<string, Call>)
