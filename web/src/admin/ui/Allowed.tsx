import type { ComponentProps } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { Right } from '../__generated__/graphql.ts'
import { useRefusal } from '../lib/rights.tsx'

type Props = ComponentProps<typeof Button> & { right: Right }

/** A button for who may; for the others it stays in its place, switched off, and says why. */
export function AllowedButton({ right, disabled, ...rest }: Props) {
  const refusal = useRefusal(right)
  const isOff = disabled || refusal !== null
  return <Button {...rest} disabled={isOff} title={refusal ?? rest.title} />
}
