// Calls whose responses are mapped to the gateway's own types by a reader that checks what it reads, instead of being
// validated as a whole; and calls whose requests are mapped from them. docs/decisions/052-own-types-above-the-platform.md
import type { CallTable } from '@vitrine/platform'
import { z } from 'zod'
import { type JsonObject, responseObject } from './read-json.ts'

/** Schema of a response, or of a member of one, that is read by a reader. */
const memberOf = <Value>(read: (from: JsonObject) => Value) =>
  z.unknown().transform((value) => read(responseObject(value)))

type Responding = { readonly response: z.ZodType }

/** A call with a response of our own form. */
export type MappedCall<Described extends Responding, Answer> = Omit<Described, 'response'> & {
  readonly response: z.ZodType<Answer>
  /** Schema of the whole response, by which a transport with `validateResponses` checks it as well. */
  readonly contract: Described['response']
}

/** Returns a call whose answer is what `read` makes of it. */
export const mappedCall = <Described extends Responding, Answer>(
  call: Described,
  read: (from: JsonObject) => Answer,
): MappedCall<Described, Answer> => ({
  ...call,
  response: memberOf(read),
  contract: call.response,
})

/** Returns the schema of what `write` makes of a request of our own form. */
export const requestRule = <Schema extends z.ZodType, Input>(
  schema: Schema,
  write: (input: Input) => z.input<Schema>,
): z.ZodType<z.output<Schema>, Input> =>
  // Casts: a request is typed by `Input`, and `preprocess` loses the types of a schema that is a parameter.
  z.preprocess((input) => write(input as Input), schema) as unknown as z.ZodType<
    z.output<Schema>,
    Input
  >

type Requesting = { readonly request: z.ZodType }

/** A call with a request of our own form. */
export type WithRequest<Described extends Requesting, Input> = Omit<Described, 'request'> & {
  readonly request: z.ZodType<z.output<Described['request']>, Input>
  readonly write: (input: Input) => z.input<Described['request']>
}

/** Returns a call whose request is what `write` makes of ours, which the schema of the call validates as before. */
export const withRequest = <Described extends Requesting, Input>(
  call: Described,
  write: (input: Input) => z.input<Described['request']>,
): WithRequest<Described, Input> => ({
  ...call,
  request: requestRule<Described['request'], Input>(call.request, write),
  write,
})

/** Returns a request in the form in which it is sent, before it is validated. */
export const sentForm = (call: object, request: unknown): unknown =>
  'write' in call && typeof call.write === 'function' ? call.write(request) : request

type Readers<Table> = { readonly [Name in keyof Table]?: (from: JsonObject) => unknown }

/** A service of the platform, of whose calls some have answers of our own form. */
export type MappedTable<Table extends CallTable, Mapped extends Readers<Table>> = {
  readonly [Name in keyof Table]: Mapped[Name] extends (from: JsonObject) => infer Answer
    ? MappedCall<Table[Name], Answer>
    : Table[Name]
}

/** Returns the calls of a service with responses of our own form, for those that have a reader. */
export const mappedTable = <Table extends CallTable, const Mapped extends Readers<Table>>(
  table: Table,
  readers: Mapped,
): MappedTable<Table, Mapped> =>
  // Cast: `fromEntries` loses the names.
  Object.fromEntries(
    Object.entries(table).map(([name, call]) => {
      const read = readers[name]
      return [name, read ? mappedCall(call, read) : call]
    }),
  ) as MappedTable<Table, Mapped>
