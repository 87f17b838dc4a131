// Sends cart intents as GraphQL mutations and turns every outcome into a response with problems.

import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AnyVariables, Client, CombinedError } from '@urql/core'
import { type FragmentType, unmask } from '../__generated__/fragment-masking.ts'
import type { Cart_CartFragment } from '../__generated__/graphql.ts'
import * as messages from '../__generated__/messages/cart.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import { Cart_cart, Cart_problem, cartDocument } from './cart-document.ts'
import type { CartIntent } from './cart-intents.ts'
import type { Problem } from './engine-types.ts'
import { setCartHint, withTabLock } from './first-write-lock.ts'
import {
  addDocument,
  applyCouponDocument,
  applyGiftCardDocument,
  removeCouponDocument,
  removeDocument,
  removeGiftCardDocument,
  setQuantityDocument,
  updateDocument,
} from './write-documents.ts'

export type CartSnapshot = Cart_CartFragment
export type CartResponse = { cart: CartSnapshot | null; problems: Problem[] }

export type Transport = {
  /** Never rejects: a network error becomes a problem. */
  send: (intent: CartIntent, idempotencyKey: string) => Promise<CartResponse>
  /** Rejects when the server could not be reached or failed. */
  read: () => Promise<CartSnapshot | null>
}

type CartMutationData = {
  answer: {
    cart: FragmentType<typeof Cart_cart> | null
    problems: FragmentType<typeof Cart_problem>[]
  } | null
}

export function createTransport(client: () => Client): Transport {
  /** Sets the hint before the lock is released, so the next tab sees the cart. */
  async function write<Data extends CartMutationData, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) {
    const result = await client().mutation(document, variables).toPromise()
    if (result.data?.answer?.cart) setCartHint(true)
    return result
  }

  async function run<Data extends CartMutationData, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<CartResponse> {
    const { data, error } = await withTabLock(() => write(document, variables))
    const answer = data?.answer
    if (!answer) return { cart: null, problems: [problemOf(error)] }
    return {
      cart: unmask(Cart_cart, answer.cart),
      problems: [...unmask(Cart_problem, answer.problems)],
    }
  }

  const send: Transport['send'] = (intent, idempotencyKey) => {
    switch (intent.kind) {
      case 'quantity': {
        const { lineId, quantity } = intent
        return run(setQuantityDocument, {
          input: { idempotencyKey, lines: [{ lineId, quantity }] },
        })
      }
      case 'remove':
        return run(removeDocument, { input: { idempotencyKey, lineIds: [intent.lineId] } })
      case 'add': {
        const { productId, choices, customTexts, quantity } = intent.line
        const line = { productId, choices, customTexts, quantity }
        return run(addDocument, { input: { idempotencyKey, lines: [line] } })
      }
      case 'coupon':
        return run(applyCouponDocument, { input: { idempotencyKey, code: intent.code } })
      case 'no-coupon':
        return run(removeCouponDocument, { idempotencyKey })
      case 'gift-card':
        return run(applyGiftCardDocument, { input: { idempotencyKey, giftCardCode: intent.code } })
      case 'no-gift-card':
        return run(removeGiftCardDocument, { idempotencyKey })
      case 'note':
        return run(updateDocument, { input: { idempotencyKey, buyerNote: intent.text || null } })
      case 'delivery': {
        const { address, option } = intent.delivery
        const input = { idempotencyKey, contactAddress: address, selectedShippingOption: option }
        return run(updateDocument, { input })
      }
    }
  }

  const read = async () => {
    const { data, error } = await client()
      .query(cartDocument, {}, { requestPolicy: 'network-only' })
      .toPromise()
    if (error || !data) throw error ?? new Error('No answer')
    setCartHint(data.cart !== null)
    return unmask(Cart_cart, data.cart ?? null)
  }

  return { send, read }
}

const noAnswer = messages.unreachable

/** Duck-typed: importing CombinedError would pull urql into a separate chunk. */
const isCombined = (error: unknown): error is CombinedError =>
  error instanceof Error && 'graphQLErrors' in error

export function problemOf(error: unknown): Problem {
  const [first] = isCombined(error) ? error.graphQLErrors : []
  if (!first) return { code: 'NO_ANSWER', message: noAnswer, suggestedFix: 'TRY_AGAIN' }
  const { requestId, field } = first.extensions
  return {
    // An argument the schema refuses fails again; every other error may be retried.
    code: field ? 'INVALID_ARGUMENT' : 'UPSTREAM_UNAVAILABLE',
    message: field
      ? commonMessages.thisEntryWasntAccepted
      : messages.shopDidntRespondPleaseTryAgain,
    requestId: typeof requestId === 'string' ? requestId : null,
  }
}
