import { Suspense } from 'react'
import { later } from '../../../lib/later.ts'
import type { AskFormProps } from './AskForm.tsx'

const part = later(async () => (await import('./AskForm.tsx')).AskForm)

export const askReady = part.ready

/** The form's code comes after the page: few goods are sold out, and the form works without it. */
export function Ask(props: AskFormProps) {
  const AskForm = part.usePart()
  return (
    <Suspense>
      <AskForm {...props} />
    </Suspense>
  )
}
