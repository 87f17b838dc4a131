import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Field } from '../../ui/Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'value' | 'defaultValue' | 'onChange'> & {
  /** What is filtered by now; it may change from elsewhere, by a saved view or by Back. */
  value: string
  onValue: (value: string) => void
}

/** Long enough to finish a word: every question is a call of the platform, and an entry in the log. */
const pauseMs = 300

/** A text that filters a list once the typing pauses, or at Enter. */
export function FilterField({ value, onValue, ...field }: Props) {
  const [text, setText] = useState(value)
  const told = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])
  const tell = (next: string) => {
    clearTimeout(timer.current)
    if (next === told.current) return
    told.current = next
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
        timer.current = setTimeout(() => tell(next), pauseMs)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') tell(text)
      }}
    />
  )
}
