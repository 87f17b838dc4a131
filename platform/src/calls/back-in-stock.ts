// Back-in-stock notification requests. All calls need the site's key: the site must check who owns a request.
// Source: docs/contract/checkout-order.md §6, §10; methods, paths and required fields as the official SDK
// sends them.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { wireBackInStockRequest } from '../events/abandonment.ts'
import { under } from '../prefixes.ts'
import { answer, body, decimal, guid, text } from '../shapes.ts'
import { catalogReference } from '../wire/line-parts.ts'
import { imageBody } from '../wire/media.ts'
import { queryBody, wirePagingMetadata } from '../wire/query.ts'

const elevated = { actor: 'elevated', evidence: 'sdk' } as const
const one = answer(() => ({ request: wireBackInStockRequest }))

export const backInStockNotifications = callTable({
  createBackInStockNotificationRequest: call({
    ...elevated,
    ...under('backInStockNotifications'),
    method: 'POST',
    request: body(() => ({
      request: body(() => ({
        catalogReference: body(() => catalogReference),
        email: z.email({ error: 'must be an email address' }).max(254),
        /** Target of the link in the email. Its length is assumed. */
        itemUrl: z.url({ error: 'must be a web address' }).max(2000).nullish(),
      })),
      /** Product data of the notification email. Lengths are assumed. */
      itemDetails: body(() => ({
        name: text(1000, 1),
        /** In the shop's currency. */
        price: decimal({ min: 0 }),
        image: imageBody.nullish(),
      })),
    })),
    response: one,
  }),
  getBackInStockNotificationRequest: call({
    ...elevated,
    ...under('backInStockNotifications', '/{id}'),
    method: 'GET',
    request: body(() => ({ id: guid })),
    response: one,
  }),
  /** Filters support the contact, but not the email address. */
  queryBackInStockNotificationRequests: call({
    ...elevated,
    ...under('backInStockNotifications'),
    method: 'GET',
    query: 'complex',
    postFallback: '/query',
    request: body(() => ({
      query: queryBody.nullish(),
    })),
    response: answer(() => ({
      requests: z.array(wireBackInStockRequest).default([]),
      metadata: wirePagingMetadata.nullish(),
    })),
  }),
  deleteBackInStockNotificationRequest: call({
    ...elevated,
    ...under('backInStockNotifications', '/{id}'),
    method: 'DELETE',
    repeatable: true,
    request: body(() => ({ id: guid })),
    response: answer(() => ({})),
  }),
} satisfies Record<string, Call>)
