// Stores preferences such as columns and views in this browser; without storage, for the page's lifetime.
import { useState } from 'react'

function read<Value>(key: string, other: Value): Value {
  try {
    const text = localStorage.getItem(key)
    return text === null ? other : (JSON.parse(text) as Value)
  } catch {
    return other
  }
}

/** `useState`, persisted under a key. */
export function useLocalStorage<Value>(name: string, other: Value) {
  const key = `vitrine-admin-${name}`
  const [value, setValue] = useState(() => read(key, other))
  const keep = (next: Value) => {
    setValue(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is full or disabled: the value lasts for this page.
    }
  }
  return [value, keep] as const
}
