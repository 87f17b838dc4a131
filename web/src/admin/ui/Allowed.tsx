import type { ComponentProps } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { Right } from '../__generated__/graphql.ts'
import { useRefusal } from '../lib/rights.tsx'

type Props = ComponentProps<typeof Button> & { right: Right }

/** A button that is disabled with a reason if the right for it is missing. */
export function AllowedButton({ right, disabled, ...rest }: Props) {
  const refusal = useRefusal(right)
  const isOff = disabled || refusal !== null
  return <Button {...rest} disabled={isOff} title={refusal ?? rest.title} />
}
