import { useId } from 'react'
import { Later, later } from '../../../lib/lazy-hydrated.tsx'
import { StockAlertFields } from './StockAlertFields.tsx'
import type { StockAlertFormProps } from './StockAlertForm.tsx'

export const stockAlert = later(async () => (await import('./StockAlertForm.tsx')).StockAlertForm)

/** Loads the form's code lazily: few products are sold out, and the form works without it. */
export function StockAlert(props: Omit<StockAlertFormProps, 'id'>) {
  const id = useId()
  return (
    <>
      <StockAlertFields form={id} {...props} />
      <Later part={stockAlert} with={{ id, ...props }} />
    </>
  )
}
