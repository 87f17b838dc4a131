import { useLayoutEffect, useRef, useState } from 'react'
import type { Problem } from '../ui/Problems.tsx'
import { isSame } from './edits.ts'

/** A field of one value shows the problems of its parts, too: `weight` those of `weight.unit`. */
const isAt = ({ field }: Problem, path: string): boolean =>
  field === path || (field?.startsWith(`${path}.`) ?? false)

/**
 * Divides problems into those that a field shows and the rest. A field reads its problems while it
 * renders, so that a problem of a field without an error text is never hidden.
 */
export function useProblemPlaces(problems: readonly Problem[]) {
  const shownAt = useRef(new Set<string>())
  shownAt.current = new Set()
  const [rest, setRest] = useState<readonly Problem[]>([])
  useLayoutEffect(() => {
    const unshown = problems.filter(
      (problem) => ![...shownAt.current].some((path) => isAt(problem, path)),
    )
    if (!isSame(unshown, rest)) setRest(unshown)
  })
  return {
    rest,
    messageAt(path: string): string | undefined {
      shownAt.current.add(path)
      return problems.find((problem) => isAt(problem, path))?.message
    },
  }
}
