/**
 * Marks a row while it is above the window. The style sheet then shows it at the lower edge, with the same fields and
 * button.
 */
export function watchAway(row: HTMLElement | null) {
  if (!row) return
  const observer = new IntersectionObserver(([entry]) =>
    row.toggleAttribute('data-away', entry && entry.boundingClientRect.bottom < 0),
  )
  observer.observe(row)
  return () => observer.disconnect()
}
