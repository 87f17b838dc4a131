// How large a response was when it came: what is made of it takes about as much memory, and as long as a part of it is not
// read, it holds the bytes themselves.
const sizes = new WeakMap<object, number>()

export function recordBytes(response: unknown, bytes: number): void {
  if (typeof response === 'object' && response !== null) sizes.set(response, bytes)
}

/** Returns the bytes of a response of the transport; 0 for anything else. */
export const bytesOf = (response: unknown): number =>
  typeof response === 'object' && response !== null ? (sizes.get(response) ?? 0) : 0
