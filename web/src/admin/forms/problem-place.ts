import type { Problem } from '../ui/Problems.tsx'

/** The argument that a problem is about: `input.name` is `name`. */
export const argumentOf = ({ field }: Problem): string => (field ?? '').replace(/^input\./, '')

/** Whether a form with these values shows the problem at a field. A list or group as a whole has none. */
export function isAtField(problem: Problem, values: object): boolean {
  const path = argumentOf(problem)
  const name = /^[^.[]+/.exec(path)?.[0] ?? ''
  if (!(name in values)) return false
  const value: unknown = Object.getOwnPropertyDescriptor(values, name)?.value
  return path !== name || typeof value !== 'object'
}
