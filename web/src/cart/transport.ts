// The thin layer between the engine and urql: a wish becomes a mutation, whatever comes back an answer.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { AnyVariables, Client, CombinedError } from '@urql/core'
import { type FragmentType, unmask } from '../__generated__/fragment-masking.ts'
import type { Cart_CartFragment } from '../__generated__/graphql.ts'
import { Cart_cart, Cart_problem, cartDocument } from './cart-document.ts'
import type { Problem } from './engine-types.ts'
import { inTurn, markCart } from './first-write.ts'
import type { Wish } from './wishes.ts'
import {
  addDocument,
  applyCouponDocument,
  removeCouponDocument,
  removeDocument,
  setQuantityDocument,
  updateDocument,
} from './write-documents.ts'

export type CartSnapshot = Cart_CartFragment
export type Answer = { cart: CartSnapshot | null; problems: Problem[] }

export type Transport = {
  /** Never rejects: no answer is a problem like any other. */
  send: (wish: Wish, requestId: string) => Promise<Answer>
  /** Rejects when the server did not say. */
  read: () => Promise<CartSnapshot | null>
}

type Answered = {
  answer: {
    cart: FragmentType<typeof Cart_cart> | null
    problems: FragmentType<typeof Cart_problem>[]
  }
}

export function createTransport(client: () => Client): Transport {
  /** Marked before the next tab gets its turn. */
  async function write<Data extends Answered, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) {
    const result = await client().mutation(document, variables).toPromise()
    if (result.data?.answer?.cart) markCart(true)
    return result
  }

  async function run<Data extends Answered, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Answer> {
    const { data, error } = await inTurn(() => write(document, variables))
    const answer = data?.answer
    if (!answer) return { cart: null, problems: [problemOf(error)] }
    return {
      cart: unmask(Cart_cart, answer.cart),
      problems: [...unmask(Cart_problem, answer.problems)],
    }
  }

  const send: Transport['send'] = (wish, requestId) => {
    switch (wish.kind) {
      case 'quantity': {
        const { lineId, quantity } = wish
        return run(setQuantityDocument, { input: { requestId, lines: [{ lineId, quantity }] } })
      }
      case 'remove':
        return run(removeDocument, { input: { requestId, lineIds: [wish.lineId] } })
      case 'add': {
        const { productId, choices, customTexts, quantity } = wish.line
        const line = { productId, choices, customTexts, quantity }
        return run(addDocument, { input: { requestId, lines: [line] } })
      }
      case 'coupon':
        return run(applyCouponDocument, { input: { requestId, code: wish.code } })
      case 'no-coupon':
        return run(removeCouponDocument, { requestId })
      case 'note':
        return run(updateDocument, { input: { requestId, buyerNote: wish.text || null } })
      case 'delivery': {
        const { address, option } = wish.delivery
        const input = { requestId, contactAddress: address, selectedShippingOption: option }
        return run(updateDocument, { input })
      }
    }
  }

  const read = async () => {
    const { data, error } = await client()
      .query(cartDocument, {}, { requestPolicy: 'network-only' })
      .toPromise()
    if (error || !data) throw error ?? new Error('No answer')
    markCart(data.cart !== null)
    return unmask(Cart_cart, data.cart ?? null)
  }

  return { send, read }
}

const noAnswer =
  'We could not reach the shop. Your change is kept here; try again when the connection is back.'

/** By its looks: the class itself would tear a library out of the first load's one file. */
const isCombined = (error: unknown): error is CombinedError =>
  error instanceof Error && 'graphQLErrors' in error

export function problemOf(error: unknown): Problem {
  const [first] = isCombined(error) ? error.graphQLErrors : []
  if (!first) return { code: 'NO_ANSWER', message: noAnswer, suggestedFix: 'TRY_AGAIN' }
  const { requestId, field } = first.extensions
  return {
    // An argument the schema refuses stays refused; everything else is worth another try.
    code: field ? 'INVALID_ARGUMENT' : 'UPSTREAM_UNAVAILABLE',
    message: field ? 'This entry was not accepted.' : 'The shop did not answer. Please try again.',
    requestId: typeof requestId === 'string' ? requestId : null,
  }
}
