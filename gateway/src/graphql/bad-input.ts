import { z } from 'zod'
import { problemMessages } from '../__generated__/problem-messages.ts'
import type { Problem } from '../__generated__/schema-types.ts'
import { checkInput } from './problems.ts'

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

/** Returns the refusal of a query's arguments, with the first problem. `otherwise`: the field of one that names none. */
export const badInputOf = ([first]: readonly Problem[], otherwise: string): BadInput =>
  new BadInput(first?.field ?? otherwise, first?.message ?? problemMessages.INVALID_ARGUMENT)

/** Returns the validated arguments. Throws `BadInput` with the path and message that a mutation would return. */
export function readArguments<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  otherwise: string,
): z.output<Schema> {
  const checked = checkInput(schema, value)
  if (checked.ok) return checked.value
  throw badInputOf(checked.problems, otherwise)
}

/** The schema of an argument by its rule: it is compiled when it parses for the first time. */
const argumentSchemas = new WeakMap<z.ZodType, Map<string, z.ZodType>>()

function argumentSchema(rule: z.ZodType, name: string): z.ZodType {
  const known = argumentSchemas.get(rule) ?? new Map<string, z.ZodType>()
  argumentSchemas.set(rule, known)
  const schema = known.get(name) ?? z.object({ [name]: rule })
  known.set(name, schema)
  return schema
}

/** Throws `BadInput` for an invalid argument. `rule`: of the argument's value, the same object for each request. */
export function checkArgument(rule: z.ZodType, value: unknown, name: string): void {
  readArguments(argumentSchema(rule, name), { [name]: value }, name)
}
