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
    const isFirst = !isReady.current
    isReady.current = true
    const wasSaid = follow(form.current, state, groups, isFirst)
    if (wasSaid) form.current.requestSubmit()
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

/**
 * A chip taken away or a step back changes the fields, but never the one somebody is typing in. What was said
 * before this code was there stays: true when it has to be sent.
 */
function follow(
  form: HTMLFormElement,
  state: ListingState,
  groups: Group[],
  isFirst: boolean,
): boolean {
  const chosen = new Set(
    groups.flatMap(({ choices }) => choices.filter(({ selected }) => selected).map(keyOf)),
  )
  if (!state.type) chosen.add('type=')
  const ticks = [...form.elements].filter(isTick)
  const texts = [...form.elements].filter(isTyped)
  const isOther =
    ticks.some((field) => field.checked !== chosen.has(keyOf(field))) ||
    texts.some((field) => field.value !== textOf(field.name, state))
  if (isFirst && isOther) return true
  for (const field of ticks) field.checked = chosen.has(keyOf(field))
  for (const field of texts) {
    if (field !== document.activeElement) field.value = textOf(field.name, state)
  }
  return false
}

const textOf = (name: string, { q, min, max }: ListingState) => String({ q, min, max }[name] ?? '')
