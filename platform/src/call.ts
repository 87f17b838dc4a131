// Describes platform calls. The gateway derives a caller from each description, the embedded platform a
// handler. This module does no I/O.
import type { z } from 'zod'
import type { Violation } from './errors.ts'

/** Actors that may make a call. `public` needs no token at all (the token endpoint). */
export type Actor = 'public' | 'visitor' | 'member' | 'elevated'

/** Evidence for the shape of a call: the specification, the official SDK's own code, or an assumption. */
export type Evidence = 'spec' | 'sdk' | 'assumed'

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Encoding of a GET request: `plain` flattens it into dotted parameters, `complex` sends it as one `.r`
 * parameter of base64url JSON (docs/contract/transport.md §5).
 */
export type QueryEncoding = 'plain' | 'complex'

export type Call<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> = {
  /** The platform's own operation name, in camelCase. */
  readonly name: string
  readonly method: HttpMethod
  /** Path on the public host, parameters in braces: `/stores-reader/v1/products/{id}`. */
  readonly path: string
  /** Other paths of the same operation (docs/contract/transport.md §2). */
  readonly aliases: readonly string[]
  /** Schema of the whole request: path parameters, query and body in one object. Strict. */
  readonly request: Request
  /** Schema of a 200 response. Parsed loosely: unknown fields pass through. */
  readonly response: Response
  readonly actor: Actor
  readonly evidence: Evidence
  /** True when the call is idempotent, so that the transport may retry it. */
  readonly repeatable: boolean
  readonly query: QueryEncoding
  /**
   * A GET whose query string is longer than 4000 characters is sent as POST: to the same path, or to the path
   * with this suffix.
   */
  readonly postFallback: boolean | `/${string}`
  /** Also available as POST, as listed in the specification (docs/contract/transport.md §5). */
  readonly alsoPost: boolean
}

type Described<Request extends z.ZodType, Response extends z.ZodType> = Pick<
  Call<Request, Response>,
  'method' | 'path' | 'request' | 'response' | 'actor' | 'evidence'
> &
  Partial<Pick<Call, 'aliases' | 'repeatable' | 'query' | 'postFallback' | 'alsoPost'>>

/** Creates a table entry without its name; `callTable` sets the name from the key. */
export function call<Request extends z.ZodType, Response extends z.ZodType>(
  described: Described<Request, Response>,
): Call<Request, Response> {
  const repeatable = described.repeatable ?? described.method === 'GET'
  return {
    name: '',
    aliases: [],
    query: 'plain',
    postFallback: false,
    alsoPost: false,
    ...described,
    repeatable,
  }
}

export type CallTable = Readonly<Record<string, Call>>

/** Sets the name of every entry from its key, so that a call has one name everywhere. */
export function callTable<Table extends CallTable>(table: Table): Table {
  const named = Object.entries(table).map(([name, entry]) => [name, { ...entry, name }])
  return Object.freeze(Object.fromEntries(named)) as Table
}

/** The request as a caller passes it. */
export type RequestOf<C extends Call> = z.input<C['request']>
/** The request as a handler receives it, parsed. */
export type ParsedRequestOf<C extends Call> = z.output<C['request']>
/** The response as a caller receives it. */
export type ResponseOf<C extends Call> = z.output<C['response']>
/** The response as a handler returns it. */
export type AnswerOf<C extends Call> = z.input<C['response']>

/** One function per call of a table, used by the gateway. */
export type Caller<Table extends CallTable> = {
  readonly [Name in keyof Table]: (
    request: RequestOf<Table[Name]>,
  ) => Promise<ResponseOf<Table[Name]>>
}

/** One function per call of a table, implemented by the embedded platform. A missing one is a compile error. */
export type Handlers<Table extends CallTable, Context> = {
  readonly [Name in keyof Table]: (
    request: ParsedRequestOf<Table[Name]>,
    context: Context,
  ) => AnswerOf<Table[Name]> | Promise<AnswerOf<Table[Name]>>
}

export type { Violation }
