// Fixtures from the seed and events of the platform.

export function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The seed has no such thing')
  return found
}

/** An id that identifies nothing. */
export const unknownId = '00000000-0000-4000-8000-00000000beef'

/** Returns an event about an object that is known by its name only. */
export const titled = (name: string, title: string) => () => ({
  name,
  entityId: unknownId,
  body: { id: unknownId, name: title, title },
})
