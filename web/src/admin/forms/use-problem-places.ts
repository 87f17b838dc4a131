import { useLayoutEffect, useRef, useState } from 'react'
import type { Problem } from '../ui/Problems.tsx'
import { isSame } from './edits.ts'

/** The argument that a problem is about: `input.name` is `name`. */
const argumentOf = ({ field }: Problem): string => (field ?? '').replace(/^input\./, '')

/**
 * Divides problems into those that a field shows and the rest. A field shows the problems that it asks for while it
 * renders, so that a problem of a field without an error text is never hidden.
 */
export function useProblemPlaces(problems: readonly Problem[]) {
  const asked = useRef(new Set<string>())
  asked.current = new Set()
  const [rest, setRest] = useState<readonly Problem[]>([])
  useLayoutEffect(() => {
    const unasked = problems.filter((problem) => !asked.current.has(argumentOf(problem)))
    if (!isSame(unasked, rest)) setRest(unasked)
  })
  return {
    rest,
    messageAt(path: string): string | undefined {
      asked.current.add(path)
      return problems.find((problem) => argumentOf(problem) === path)?.message
    },
  }
}
