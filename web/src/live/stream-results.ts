// The source of urql's subscriptions: what urql's own exchange calls `forwardSubscription`.
import { basePath } from '../__generated__/messages/locale.ts'
import type { SendOperation } from '../app/promise-exchange.ts'
import { documentIdOf } from '../lib/document.ts'
import { shownCurrency } from '../lib/shown-currency.ts'
import { connect } from './connection.ts'

declare module '@urql/core' {
  interface OperationContext {
    /** Called when the stream of a subscription is open; `isAgain` after a reconnect. */
    onOpen?: (isAgain: boolean) => void
  }
}

/** Streams the results of a subscription until its signal is aborted. Resolves when the gateway completed it. */
export const streamResults: SendOperation = ({ query, variables, context }, signal, next) =>
  new Promise((resolve) => {
    // The subscription may have ended while this module was loaded.
    if (signal.aborted) return resolve({ data: null, hasNext: false })
    const stop = connect({
      url: `${basePath}/graphql`,
      headers: { 'x-vitrine-client': 'web', 'x-vitrine-currency': shownCurrency() },
      documentId: documentIdOf(query),
      variables: variables ?? {},
      onEvent: (data) => next({ data: data as Record<string, unknown> }),
      onOpen: (isAgain) => context.onOpen?.(isAgain),
      onEnd: () => resolve({ data: null, hasNext: false }),
    })
    signal.addEventListener('abort', stop)
  })
