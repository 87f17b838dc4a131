let open = () => {}

/** Opens the command palette from any component. */
export const openPalette = () => open()

export function onPalette(listener: () => void): () => void {
  open = listener
  return () => {
    open = () => {}
  }
}
