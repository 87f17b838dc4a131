// Small choices that are kept in this browser: columns, views. Without storage they last for the page.
import { useState } from 'react'

function read<Value>(key: string, other: Value): Value {
  try {
    const text = localStorage.getItem(key)
    return text === null ? other : (JSON.parse(text) as Value)
  } catch {
    return other
  }
}

/** As `useState`, kept under a name of its own. */
export function useKept<Value>(name: string, other: Value) {
  const key = `vitrine-admin-${name}`
  const [value, setValue] = useState(() => read(key, other))
  const keep = (next: Value) => {
    setValue(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Full or off: the choice lasts for this page.
    }
  }
  return [value, keep] as const
}
