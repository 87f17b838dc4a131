import { useId } from 'react'
import { Later, later } from '../../../lib/later.tsx'
import { AskFields } from './AskFields.tsx'
import type { AskFormProps } from './AskForm.tsx'

const part = later(async () => (await import('./AskForm.tsx')).AskForm)

export const askReady = part.ready

/** The form's code comes after the page: few goods are sold out, and the form works without it. */
export function Ask(props: Omit<AskFormProps, 'id'>) {
  const id = useId()
  return (
    <>
      <AskFields form={id} {...props} />
      <Later part={part} with={{ id, ...props }} />
    </>
  )
}
