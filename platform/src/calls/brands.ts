// Brands of catalogue v3, the reads. Source: spec §7 "Brands (v3)", contract/catalog.md §3.4.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, guid } from '../shapes.ts'
import { brandFields } from '../vocab/catalog.ts'
import { wireBrand } from '../wire/collection.ts'
import { cursorPagingBody, queryBody, wirePagingMetadata } from '../wire/query.ts'

const visitor = { actor: 'visitor', evidence: 'spec', method: 'GET' } as const
const fields = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(z.enum(brandFields)).max(100).nullish(),
)

export const brands = callTable({
  getBrand: call({
    ...visitor,
    ...under('brands', '/{brandId}'),
    request: body({ brandId: guid, fields }),
    response: answer({ brand: wireBrand }),
  }),
  queryBrands: call({
    ...visitor,
    ...under('brands', '/query'),
    query: 'complex',
    postFallback: true,
    alsoPost: true,
    request: body({
      // The type allows 300 brands a page, more than other queries. contract/catalog.md §4.4.
      query: queryBody
        .extend({
          cursorPaging: cursorPagingBody
            .extend({ limit: z.number().int().min(0).max(300).nullish() })
            .nullish(),
        })
        .nullish(),
      fields,
    }),
    response: answer({
      brands: z.array(wireBrand).default([]),
      pagingMetadata: wirePagingMetadata.nullish(),
    }),
  }),
} satisfies Record<string, Call>)
