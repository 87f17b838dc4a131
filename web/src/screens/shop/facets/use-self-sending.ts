// A form of filters that sends itself: choices at once, typing after a pause.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type ListingState, writeListing } from '../../../lib/listing-state.ts'
import { type Group, keyOf } from './groups.ts'

const typingPause = 500

const isTyped = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(q|min|max)$/.test(field.name)

const isTick = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)

export function useSelfSending(state: ListingState, groups: Group[]) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isReady = useRef(false)
  /** Clicked last: it keeps the focus, whatever becomes of it. */
  const [last, setLast] = useState('')

  const address = writeListing(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: state and groups are what stands at the address
  useEffect(() => {
    if (!form.current) return
    const target = form.current
    const said = isReady.current ? [] : saidEarly(target, state, groups)
    isReady.current = true
    const isTyping = said.every((field) => isTyped(field) && field === document.activeElement)
    if (said.length === 0) follow(target, state, groups)
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

/** What was ticked or typed before this code was there: it has to be sent. */
function saidEarly(form: HTMLFormElement, state: ListingState, groups: Group[]): Element[] {
  const chosen = chosenIn(state, groups)
  return [...form.elements].filter(
    (field) =>
      (isTick(field) && field.checked !== chosen.has(keyOf(field))) ||
      (isTyped(field) && field.value !== textOf(field.name, state)),
  )
}

/** A chip taken away or a step back changes the fields, but never the one somebody is typing in. */
function follow(form: HTMLFormElement, state: ListingState, groups: Group[]): void {
  const chosen = chosenIn(state, groups)
  for (const field of form.elements) {
    if (isTick(field)) field.checked = chosen.has(keyOf(field))
    else if (isTyped(field) && field !== document.activeElement) {
      field.value = textOf(field.name, state)
    }
  }
}

const textOf = (name: string, { q, min, max }: ListingState) => String({ q, min, max }[name] ?? '')
