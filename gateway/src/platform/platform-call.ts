// Types of platform calls, for code above this folder. `platformCalls` of calls.ts has the calls.
import type { Call } from '@vitrine/platform'
import type { z } from 'zod'

/** How a call is sent, with the schemas of its request and its response in the form of this gateway. */
export type PlatformCall = Call

/** What a call takes. */
export type InputOf<C extends PlatformCall> = z.input<C['request']>

/** What a call returns. */
export type AnswerOf<C extends PlatformCall> = z.output<C['response']>
