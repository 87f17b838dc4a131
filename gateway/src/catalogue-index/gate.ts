/** A promise that is kept from outside. */
export function createGate() {
  let open = () => {}
  const opened = new Promise<void>((pass) => {
    open = pass
  })
  return { opened, open: () => open() }
}
