/**
 * The part of an `AbortSignal` by which calls learn that their caller has left. A request has an implementation of its own
 * (`http/disconnect-signal.ts`): an `AbortController` for each request costs as much as encoding a call.
 */
export type CancelSignal = Pick<AbortSignal, 'aborted' | 'reason' | 'throwIfAborted'> & {
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}
