// Reads a checkout of this browser. After a cross-site redirect the SameSite session cookie is not sent, so the
// server-rendered page may lack it; a request from the page itself includes the cookie.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import type { ScreenRequest } from '../../lib/screen.ts'
import { checkoutIdOf } from './checkout-address.ts'

type CheckoutData = { checkout: object | null }

export const ownVariables = ({ search }: ScreenRequest) => ({ id: checkoutIdOf(search) ?? '' })

export function useOwnCheckout<Data extends CheckoutData>(
  query: TypedDocumentNode<Data, { id: string }>,
  request: ScreenRequest,
) {
  const isNamed = checkoutIdOf(request.search) !== null
  const [{ data, fetching }, fetchCheckout] = useQuery({
    query,
    variables: ownVariables(request),
    pause: !isNamed,
  })
  const [step, setStep] = useState<'served' | 'requested' | 'received'>('served')
  const isUnseen = isNamed && !data?.checkout
  useEffect(() => {
    if (step === 'served' && isUnseen) {
      fetchCheckout({ requestPolicy: 'network-only' })
      setStep('requested')
    }
    if (step === 'requested' && !fetching) setStep('received')
  }, [step, isUnseen, fetching, fetchCheckout])
  return {
    checkout: (data?.checkout ?? null) as Data['checkout'],
    /** Unknown until hydration, and permanently without JavaScript. */
    isOpen: isUnseen && step !== 'received',
  }
}
