// Orders, read with the site's key: there is no call for "my orders", so a search by the buyer's id replaces it.
// Source: docs/contract/checkout-order.md §1.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, text } from '../shapes.ts'
import { sortOrders } from '../vocab/members.ts'
import { wireOrder } from '../wire/order.ts'
import { cursorPagingBody, filterBody, wirePagingMetadata } from '../wire/query.ts'

const elevated = { actor: 'elevated', evidence: 'sdk' } as const

export const orders = callTable({
  getOrder: call({
    ...elevated,
    ...under('orders', '/{id}'),
    method: 'GET',
    request: body(() => ({ id: text(100, 1) })),
    response: answer(() => ({ order: wireOrder })),
  }),
  searchOrders: call({
    ...elevated,
    ...under('orders', '/search'),
    method: 'POST',
    repeatable: true,
    request: body(() => ({
      search: body(() => ({
        filter: filterBody.nullish(),
        sort: z
          .array(body(() => ({ fieldName: text(512, 1), order: z.enum(sortOrders).nullish() })))
          .max(4)
          .nullish(),
        cursorPaging: cursorPagingBody.nullish(),
      })).nullish(),
    })),
    response: answer(() => ({
      orders: z.array(wireOrder).default([]),
      metadata: wirePagingMetadata.nullish(),
    })),
  }),
} satisfies Record<string, Call>)
