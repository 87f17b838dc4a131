// A checkout of this browser. Coming from another site the session's cookie stays at home, so the page as served may
// not have seen it; asked from the page itself, the cookie travels.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import type { ScreenRequest } from '../../lib/screen.ts'
import { checkoutIdOf } from './checkout-address.ts'

type Answer = { checkout: object | null }

export const ownVariables = ({ search }: ScreenRequest) => ({ id: checkoutIdOf(search) ?? '' })

export function useOwnCheckout<Data extends Answer>(
  query: TypedDocumentNode<Data, { id: string }>,
  request: ScreenRequest,
) {
  const isNamed = checkoutIdOf(request.search) !== null
  const [{ data, fetching }, ask] = useQuery({
    query,
    variables: ownVariables(request),
    pause: !isNamed,
  })
  const [step, setStep] = useState<'served' | 'asked' | 'answered'>('served')
  const isUnseen = isNamed && !data?.checkout
  useEffect(() => {
    if (step === 'served' && isUnseen) {
      ask({ requestPolicy: 'network-only' })
      setStep('asked')
    }
    if (step === 'asked' && !fetching) setStep('answered')
  }, [step, isUnseen, fetching, ask])
  return {
    checkout: (data?.checkout ?? null) as Data['checkout'],
    /** Nobody knows yet; without JavaScript nobody will. */
    isOpen: isUnseen && step !== 'answered',
  }
}
