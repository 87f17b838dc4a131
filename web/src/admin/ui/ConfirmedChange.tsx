import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { AnyVariables } from 'urql'
import { useChange } from '../lib/use-change.ts'
import { AllowedButton } from './Allowed.tsx'
import { Confirm } from './Confirm.tsx'

type Props<Variables> = Pick<
  ComponentProps<typeof AllowedButton>,
  'right' | 'weight' | 'disabled'
> &
  Pick<ComponentProps<typeof Confirm>, 'title' | 'verb' | 'typed' | 'children'> & {
    /** Label of the button that opens the dialog. */
    label: ReactNode
    /** Why the button is disabled. */
    why?: string
    document: TypedDocumentNode<unknown, Variables>
    variables: Variables
    /** The toast on success. */
    done?: string
    onDone: () => void
  }

/** A button with a mutation that has to be confirmed. */
export function ConfirmedChange<Variables extends AnyVariables>(props: Props<Variables>) {
  const { document, variables, done, onDone, label, why, right, weight, disabled, ...dialog } =
    props
  const [isOpen, setIsOpen] = useState(false)
  const { change, isBusy, problems, clear } = useChange()
  const close = () => {
    setIsOpen(false)
    clear()
  }
  const run = async () => {
    const { isDone } = await change(document, variables, done)
    if (!isDone) return
    close()
    onDone()
  }
  return (
    <>
      <AllowedButton
        right={right}
        weight={weight}
        disabled={disabled}
        title={why}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </AllowedButton>
      {isOpen && (
        <Confirm {...dialog} isBusy={isBusy} problems={problems} onConfirm={run} onClose={close} />
      )}
    </>
  )
}
