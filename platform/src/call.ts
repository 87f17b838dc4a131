// One call of the platform, described once: the gateway derives a caller from it, the emulator a
// handler. Nothing here does I/O.
import type { z } from 'zod'
import type { Violation } from './errors.ts'

/** Who may make a call. `public` needs no token at all (the token endpoint). */
export type Actor = 'public' | 'visitor' | 'member' | 'elevated'

/** How we know a call looks like this: the specification, the official SDK's own code, or a guess. */
export type Evidence = 'spec' | 'sdk' | 'assumed'

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * How a GET carries its request: `plain` flattens it into dotted parameters, `complex` sends it as
 * one `.r` parameter of base64url JSON (contract/transport.md §5).
 */
export type QueryEncoding = 'plain' | 'complex'

export type Call<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> = {
  /** The platform's own operation name, in camelCase. */
  readonly name: string
  readonly method: HttpMethod
  /** Path on the public host, parameters in braces: `/stores-reader/v1/products/{id}`. */
  readonly path: string
  /** Other paths the same operation answers under (contract/transport.md §2). */
  readonly aliases: readonly string[]
  /** Everything a caller gives: path parameters, query and body in one object. Strict. */
  readonly request: Request
  /** What a 200 carries. Read loosely: unknown members pass through. */
  readonly response: Response
  readonly actor: Actor
  readonly evidence: Evidence
  /** True when a repeat has no second effect, so that the transport may retry it. */
  readonly repeatable: boolean
  readonly query: QueryEncoding
  /**
   * A GET whose query string is longer than 4000 characters goes out as POST: to the same path, or to
   * the one with this ending.
   */
  readonly postFallback: boolean | `/${string}`
  /** Also served by POST, as the specification lists it (contract/transport.md §5). */
  readonly alsoPost: boolean
}

type Described<Request extends z.ZodType, Response extends z.ZodType> = Pick<
  Call<Request, Response>,
  'method' | 'path' | 'request' | 'response' | 'actor' | 'evidence'
> &
  Partial<Pick<Call, 'aliases' | 'repeatable' | 'query' | 'postFallback' | 'alsoPost'>>

/** A table entry before its name is known; `callTable` fills the name from the key. */
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

/** Names every entry after its key, so that a call has one name everywhere. */
export function callTable<Table extends CallTable>(table: Table): Table {
  const named = Object.entries(table).map(([name, entry]) => [name, { ...entry, name }])
  return Object.freeze(Object.fromEntries(named)) as Table
}

/** What a caller writes. */
export type RequestOf<C extends Call> = z.input<C['request']>
/** What a handler receives, parsed. */
export type ParsedRequestOf<C extends Call> = z.output<C['request']>
/** What a caller reads. */
export type ResponseOf<C extends Call> = z.output<C['response']>
/** What a handler answers. */
export type AnswerOf<C extends Call> = z.input<C['response']>

/** One function per call of a table: the gateway's side. */
export type Caller<Table extends CallTable> = {
  readonly [Name in keyof Table]: (
    request: RequestOf<Table[Name]>,
  ) => Promise<ResponseOf<Table[Name]>>
}

/** One function per call of a table: the emulator's side. A missing one is a compile error. */
export type Handlers<Table extends CallTable, Context> = {
  readonly [Name in keyof Table]: (
    request: ParsedRequestOf<Table[Name]>,
    context: Context,
  ) => AnswerOf<Table[Name]> | Promise<AnswerOf<Table[Name]>>
}

export type { Violation }
