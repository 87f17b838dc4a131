import { violationsOf } from '@vitrine/platform'
import { z } from 'zod'
import { problemOfViolation } from './problems.ts'

/** An argument of a query that breaks a rule. Nothing has been called. */
export class BadInput extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message)
    this.name = 'BadInput'
  }
}

/** Refuses an argument that breaks a rule, at its place and in the words a mutation would use. */
export function checkArgument(schema: z.ZodType, value: unknown, name: string): void {
  const parsed = z.object({ [name]: schema }).safeParse({ [name]: value }, { reportInput: true })
  const [violation] = parsed.error ? violationsOf(parsed.error) : []
  if (!violation) return
  const { field, message } = problemOfViolation(violation)
  throw new BadInput(field ?? name, message)
}
