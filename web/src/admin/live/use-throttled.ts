import { useEffect, useRef, useState } from 'react'
import { throttle } from './throttle.ts'

/** Throttle interval, because content that changes constantly is unreadable. */
const intervalMs = 2000

/** Calls `run` of the latest render, at most once in 2 s, while mounted. */
export function useThrottled(run: () => void): () => void {
  const last = useRef(run)
  useEffect(() => {
    last.current = run
  })
  const [again] = useState(() => throttle(intervalMs, () => last.current()))
  useEffect(() => again.stop, [again])
  return again.call
}
