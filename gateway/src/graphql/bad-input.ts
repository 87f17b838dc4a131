import { violationsOf } from '@vitrine/platform'
import { z } from 'zod'
import { problemOfViolation } from './problems.ts'

/** An invalid argument of a query, found before any call. */
export class BadInput extends Error {
  /** Path within the arguments, without the word `input`, as in problems. */
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.name = 'BadInput'
    this.field = field.replace(/^input\./, '')
  }
}

/** Throws `BadInput` for an invalid argument, with the path and message that a mutation would return. */
export function checkArgument(schema: z.ZodType, value: unknown, name: string): void {
  const parsed = z.object({ [name]: schema }).safeParse({ [name]: value }, { reportInput: true })
  const [violation] = parsed.error ? violationsOf(parsed.error) : []
  if (!violation) return
  const { field, message } = problemOfViolation(violation)
  throw new BadInput(field ?? name, message)
}
