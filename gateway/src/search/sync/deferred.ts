/** Returns a promise with a function that resolves it (`Promise.withResolvers`). */
export function createDeferred() {
  let resolve = () => {}
  const promise = new Promise<void>((pass) => {
    resolve = pass
  })
  return { opened: promise, resolve: () => resolve() }
}
