// What a test wants of the seed and of the platform.

export function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The seed has no such thing')
  return found
}

/** Id of nothing there is. */
export const nowhere = '00000000-0000-4000-8000-00000000beef'

/** An event of something that is known by its name alone. */
export const titled = (name: string, title: string) => () => ({
  name,
  entityId: nowhere,
  body: { id: nowhere, name: title, title },
})
