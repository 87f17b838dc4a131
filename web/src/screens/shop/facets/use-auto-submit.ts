// Submits a filter form automatically: choices at once, typed text after a pause.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ListingState, writeListing } from '../../../lib/listing-state.ts'
import { type Group, keyOf } from './groups.ts'

const typingPause = 500

const isTyped = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(q|min|max)$/.test(field.name)

const isTick = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)

export function useAutoSubmit(state: ListingState, groups: Group[]) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isReady = useRef(false)
  /** The field changed last, which keeps the focus when the list is rendered again. */
  const [last, setLast] = useState('')

  const address = writeListing(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: state and groups are derived from the address
  useEffect(() => {
    if (!form.current) return
    const target = form.current
    const changed = isReady.current ? [] : changedBeforeHydration(target, state, groups)
    isReady.current = true
    const isTyping = changed.every((field) => isTyped(field) && field === document.activeElement)
    if (changed.length === 0) syncFields(target, state, groups)
    else timer.current = setTimeout(() => target.requestSubmit(), isTyping ? typingPause : 0)
  }, [address])
  useEffect(() => () => clearTimeout(timer.current), [])

  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current)
    const field = target as Element
    const send = () => currentTarget.requestSubmit()
    if (isTick(field)) setLast(keyOf(field))
    if (isTick(field) || field instanceof HTMLSelectElement) send()
    else timer.current = setTimeout(send, typingPause)
  }
  return { form, onChange, last }
}

const chosenIn = (state: ListingState, groups: Group[]) => {
  const chosen = groups.flatMap(({ choices }) => choices.filter(({ selected }) => selected))
  return new Set([...chosen.map(keyOf), ...(state.type ? [] : ['type='])])
}

/** Fields changed before hydration, which have yet to be submitted. */
function changedBeforeHydration(
  form: HTMLFormElement,
  state: ListingState,
  groups: Group[],
): Element[] {
  const chosen = chosenIn(state, groups)
  return [...form.elements].filter(
    (field) =>
      (isTick(field) && field.checked !== chosen.has(keyOf(field))) ||
      (isTyped(field) && field.value !== textOf(field.name, state)),
  )
}

/** Syncs the fields with the address after a removed chip or history navigation, except the one being typed in. */
function syncFields(form: HTMLFormElement, state: ListingState, groups: Group[]): void {
  const chosen = chosenIn(state, groups)
  for (const field of form.elements) {
    if (isTick(field)) field.checked = chosen.has(keyOf(field))
    else if (isTyped(field) && field !== document.activeElement) {
      field.value = textOf(field.name, state)
    }
  }
}

const textOf = (name: string, { q, min, max }: ListingState) => String({ q, min, max }[name] ?? '')
