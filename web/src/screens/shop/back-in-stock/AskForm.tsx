import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { useCartSignal } from '../../../lib/cart-signal.ts'
import { type Selection, selectionSearch } from '../../../lib/product-choices.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import styles from './AskForm.module.css'
import type { Answered } from './answered.ts'

export type AskFormProps = {
  id: string
  product: { id: string; slug: string }
  options: readonly { name: string }[]
  selection: Selection
  /** What stands in the field at first. */
  email?: string | null | undefined
  /** What the gateway said of the plain form. */
  told?: Answered | null
}

const load = () => import('./ask.ts')

/** For what is sold out. A real form: without JavaScript it leads to a page of its own. */
export function AskForm({ id, product, options, selection, email, told = null }: AskFormProps) {
  const client = useClient()
  const query = selectionSearch(options, selection)
  const [answered, setAnswered] = useState({ query, answer: told })
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const done = useRef<HTMLDivElement>(null)
  useOwnEmail(form)
  // Of another combination nothing was said yet.
  const answer = answered.query === query ? answered.answer : null
  useFocus(form, done, answer)

  const send = async (input: HTMLInputElement) => {
    setBusy(true)
    const { ask } = await load()
    const choices = options.map(({ name }) => ({ option: name, choice: selection[name] ?? '' }))
    const answer = await ask(client, {
      productId: product.id,
      choices: choices.filter(({ choice }) => choice),
      email: input.value,
    })
    setAnswered({ query, answer })
    setBusy(false)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    // What did not load is sent the plain way.
    if (!isBusy) send(input).catch(() => input.form?.submit())
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
      action="/forms/back-in-stock"
      className={styles.form}
      aria-label="Tell me when it is back"
      noValidate
      onSubmit={onSubmit}
    >
      {answer && !error && (
        <Banner tone="danger">
          <p>{answer.text}</p>
          {answer.requestId && (
            <p>
              Reference: <code>{answer.requestId}</code>
            </p>
          )}
        </Banner>
      )}
      <div className={styles.row}>
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={email ?? undefined}
          error={error}
        />
        <Button type="submit" weight="primary" isBusy={isBusy}>
          Tell me when it is back
        </Button>
      </div>
      <p className={styles.note}>One mail when it can be bought again, and no other.</p>
    </form>
  )
}

type FormRef = { current: HTMLFormElement | null }

/** A page is the same for everybody: a member's address comes afterwards, unless something is typed. */
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

/** To the field that is wrong, or to what is said in place of the form. */
function useFocus(form: FormRef, done: { current: HTMLElement | null }, answer: Answered | null) {
  useEffect(() => {
    if (answer?.isAccepted) done.current?.focus()
    else if (answer?.isAtEmail) form.current?.querySelector<HTMLElement>('[name=email]')?.focus()
  }, [form, done, answer])
}
