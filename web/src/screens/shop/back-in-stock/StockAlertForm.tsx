import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import { fieldsOf } from '../../../forms/form-fields.ts'
import { useCartSignal } from '../../../lib/cart-signal.ts'
import { formPath } from '../../../lib/form-path.ts'
import { type Selection, selectionSearch, selectionWords } from '../../../lib/product-choices.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import styles from './StockAlertForm.module.css'
import type { StockAlertOutcome } from './stock-alert-outcome.ts'
import { useRoom } from './use-room.ts'

export type StockAlertFormProps = {
  id: string
  product: { id: string; slug: string }
  options: readonly { name: string }[]
  selection: Selection
  /** The visitor has just opened it by a button that it replaces. */
  isOpened?: boolean
  /** Initial value of the field. */
  email?: string | null | undefined
  /** The gateway's response to the plain form. */
  initialProblems?: StockAlertOutcome | null
}

const load = () => import('./request-stock-alert.ts')

/** Stock alert form of a sold-out variant. Without JavaScript it submits to a page of its own. */
export function StockAlertForm({
  id,
  options,
  selection,
  isOpened = false,
  email,
  initialProblems = null,
}: StockAlertFormProps) {
  const client = useClient()
  const query = selectionSearch(options, selection)
  const words = selectionWords(options, selection)
  const [answered, setAnswered] = useState({ query, answer: initialProblems })
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const done = useRef<HTMLDivElement>(null)
  useOwnEmail(form)
  useRoom(form, done)
  // A response applies only to the combination it was requested for.
  const answer = answered.query === query ? answered.answer : null
  useFocus(form, done, answer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the button
  useEffect(() => {
    if (isOpened) focusEmail(form)
  }, [])

  const send = async (element: HTMLFormElement) => {
    setBusy(true)
    const { requestStockAlert } = await load()
    const answer = await requestStockAlert(client, fieldsOf(new FormData(element)))
    setAnswered({ query, answer })
    setBusy(false)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    // Submits the plain form when the chunk does not load.
    if (!isBusy) send(element).catch(() => element.submit())
  }
  if (answer?.isAccepted) {
    return (
      <div ref={done} tabIndex={-1}>
        <Banner tone="success">{answer.text}</Banner>
      </div>
    )
  }
  const error = answer?.isAtEmail ? answer.text : null
  return (
    <form
      id={id}
      ref={form}
      method="post"
      action={formPath('back-in-stock')}
      className={styles.form}
      aria-label={messages.requestAlert}
      noValidate
      onSubmit={onSubmit}
    >
      {answer && !error && (
        <Banner tone="danger">
          <p>{answer.text}</p>
          {answer.requestId && (
            <p>
              {commonMessages.reference} <code>{answer.requestId}</code>
            </p>
          )}
        </Banner>
      )}
      <p>{words ? messages.alertPromiseIn({ selection: words }) : messages.alertPromise}</p>
      <div className={styles.row}>
        <Field
          label={commonMessages.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={email ?? undefined}
          error={error}
        />
        <Button type="submit" weight="primary" isBusy={isBusy}>
          {messages.requestAlert}
        </Button>
      </div>
    </form>
  )
}

type FormRef = { current: HTMLFormElement | null }

/**
 * Fills in the member's address after hydration, because the page is cached for all callers. Typed text is left alone.
 */
function useOwnEmail(form: FormRef) {
  const client = useClient()
  const { viewer } = useCartSignal()
  useEffect(() => {
    if (!viewer) return
    const fill = async () => {
      const email = await (await load()).ownEmail(client)
      const input = form.current?.elements.namedItem('email')
      if (email && input instanceof HTMLInputElement && !input.value) input.value = email
    }
    fill().catch(() => undefined)
  }, [client, form, viewer])
}

const focusEmail = (form: FormRef) =>
  form.current?.querySelector<HTMLElement>('[name=email]')?.focus()

/** Moves focus to the invalid field, or to the message that replaces the form. */
function useFocus(
  form: FormRef,
  done: { current: HTMLElement | null },
  answer: StockAlertOutcome | null,
) {
  useEffect(() => {
    if (answer?.isAccepted) done.current?.focus()
    else if (answer?.isAtEmail) focusEmail(form)
  }, [form, done, answer])
}
