import { useEffect, useRef, useState } from 'react'
import { atMostEvery } from './at-most-every.ts'

/** What changes all the time cannot be read. */
const calm = 2000

/** Calls `run` of the latest render, at most once in 2 s, as long as the part is there. */
export function useCalm(run: () => void): () => void {
  const last = useRef(run)
  useEffect(() => {
    last.current = run
  })
  const [again] = useState(() => atMostEvery(calm, () => last.current()))
  useEffect(() => again.stop, [again])
  return again.call
}
