import { useId } from 'react'
import { Later, later } from '../../../lib/lazy-hydrated.tsx'
import { StockAlertFields } from './StockAlertFields.tsx'
import type { StockAlertFormProps } from './StockAlertForm.tsx'

const part = later(async () => (await import('./StockAlertForm.tsx')).StockAlertForm)

export const stockAlertReady = part.ready

/** Loads the form's code lazily: few products are sold out, and the form works without it. */
export function StockAlert(props: Omit<StockAlertFormProps, 'id'>) {
  const id = useId()
  return (
    <>
      <StockAlertFields form={id} {...props} />
      <Later part={part} with={{ id, ...props }} />
    </>
  )
}
