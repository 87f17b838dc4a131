// Shows the header again when the page is scrolled up, and hides it when it is scrolled down: its styles do the
// rest. Loaded once the page is idle; until then, and without JavaScript, it stands at the top of the page.

export type Scrolled = 'past' | 'up' | 'down'

/** Pixels by which a finger may tremble. */
const trembling = 6

/** Returns the direction after scrolling from one place to another; the header does not leave the top of the page. */
export function directionOf(before: Scrolled, from: number, to: number, height: number): Scrolled {
  if (to <= 0 || to < from - trembling) return 'up'
  if (to > Math.max(from + trembling, height)) return before === 'past' ? before : 'down'
  return before
}

export function startReturningHeader(): void {
  const header = document.querySelector<HTMLElement>('#root>header')
  if (!header) return
  // A page that is pulled beyond its edges springs back.
  const place = () =>
    Math.max(0, Math.min(scrollY, document.documentElement.scrollHeight - innerHeight))
  let from = place()
  let scrolled: Scrolled = from > header.offsetHeight ? 'past' : 'up'
  const show = () => {
    header.dataset.scrolled = scrolled
  }
  show()
  const onScroll = () => {
    const to = place()
    const next = directionOf(scrolled, from, to, header.offsetHeight)
    if (Math.abs(to - from) > trembling) from = to
    if (next === scrolled) return
    scrolled = next
    show()
  }
  addEventListener('scroll', onScroll, { passive: true })
}
