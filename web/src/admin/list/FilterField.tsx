import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Field } from '../../ui/Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'defaultValue' | 'onChange'> & {
  /** The current filter text, which saved views and Back also change. */
  value: string
  onValue: (value: string) => void
}

/** Debounce, long enough to finish a word: each query is a platform call and an audit entry. */
const pauseMs = 300

/** A text filter of a list, applied when typing pauses or on Enter. */
export function FilterField({ value, onValue, ...field }: Props) {
  const [text, setText] = useState(value)
  const published = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (value === published.current) return
    published.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const publish = (next: string) => {
    clearTimeout(timer.current)
    if (next === published.current) return
    published.current = next
    onValue(next)
  }
  return (
    <Field
      {...field}
      value={text}
      onChange={({ target }) => {
        const next = target.value
        setText(next)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => publish(next), pauseMs)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        // In a dialog it would also submit the form.
        event.preventDefault()
        publish(text)
      }}
    />
  )
}
