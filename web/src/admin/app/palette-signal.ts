let open = () => {}

/** Opens the palette from anywhere. */
export const openPalette = () => open()

export function onPalette(listener: () => void): () => void {
  open = listener
  return () => {
    open = () => {}
  }
}
