// Keyboard control of a combobox on a server-rendered field: arrows move, Enter follows, Escape closes first and clears
// second.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { Suggestion } from './use-suggestions.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The field may change programmatically, after its focus was lost while this code was loading. */
const isIn = (field: HTMLInputElement | null) => field === document.activeElement

type Combobox = {
  input: RefObject<HTMLInputElement | null>
  listId: string
  entries: readonly Suggestion[]
  /** The entries are of an earlier text: still visible, but not selectable. */
  isOld: boolean
  onText: (text: string) => void
  /** Called when an entry is selected. */
  onGo: () => void
}

export function useCombobox({ input, listId, entries, isOld, onText, onGo }: Combobox) {
  const [isOpen, setOpen] = useState(() => isIn(input.current))
  const [active, setActive] = useState(-1)
  const latest = useRef<Latest>(nothing)
  latest.current = { isOpen, active, entries: isOld ? [] : entries }

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const select = () => {
    close()
    onGo()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers read `latest`
  useEffect(() => {
    const field = input.current
    if (!field) return
    const onInput = () => {
      onText(field.value)
      setOpen(isIn(field))
      setActive(-1)
    }
    const move = (by: number) => {
      const count = latest.current.entries.length
      setOpen(true)
      // Cycles through the entries and the field itself, hence one more position.
      if (count > 0) setActive((now) => ((now + 1 + by + count + 1) % (count + 1)) - 1)
    }
    const press = (key: string) => {
      const step = steps[key]
      if (step) move(step)
      else if (key === 'Enter') return go(latest.current, select)
      else if (key === 'Escape') leave(field, latest.current.isOpen, close, onText)
      else return false
      return true
    }
    const toText = () => setActive(-1)
    const asides: Record<string, () => void> = {
      // These keys move the text cursor, which the browser does.
      Home: toText,
      End: toText,
      ArrowLeft: toText,
      ArrowRight: toText,
      'Alt+ArrowUp': close,
      'Alt+ArrowDown': () => setOpen(true),
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const aside = asides[event.altKey ? `Alt+${event.key}` : event.key]
      if (aside) return aside()
      if (!event.isComposing && press(event.key)) event.preventDefault()
    }
    const onFocus = () => {
      // Navigation may have changed the text of the field.
      onText(field.value)
      setOpen(true)
    }
    const listeners = { input: onInput, keydown: onKeyDown, blur: close, focus: onFocus } as const
    const entriesOfListeners = Object.entries(listeners) as [string, EventListener][]
    for (const [type, listener] of entriesOfListeners) field.addEventListener(type, listener)
    // Handles text typed before the listeners were attached: this code loads on the first focus.
    if (field.value !== field.defaultValue) onText(field.value)
    return () => {
      for (const [type, listener] of entriesOfListeners) field.removeEventListener(type, listener)
    }
  }, [])

  useEffect(() => {
    const field = input.current
    field?.setAttribute('role', 'combobox')
    field?.setAttribute('aria-autocomplete', 'list')
    field?.setAttribute('aria-controls', listId)
    field?.setAttribute('aria-expanded', String(isOpen && entries.length > 0))
    if (active >= 0) {
      field?.setAttribute('aria-activedescendant', `${listId}-${active}`)
      document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
    } else field?.removeAttribute('aria-activedescendant')
  })

  return { isOpen, active, close, select }
}

type Latest = { isOpen: boolean; active: number; entries: readonly Suggestion[] }
const nothing: Latest = { isOpen: false, active: -1, entries: [] }

function go({ active, entries }: Latest, close: () => void): boolean {
  const entry = entries[active]
  close()
  if (!entry) return false
  navigate(entry.href)
  return true
}

function leave(
  field: HTMLInputElement,
  isOpen: boolean,
  close: () => void,
  onText: (text: string) => void,
) {
  if (isOpen && field.value !== '') return close()
  field.value = ''
  onText('')
}
