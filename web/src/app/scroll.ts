// Where a visitor was on each page of this visit, and where the focus goes on arrival.

const positions = new Map<string, number>()
let entry: string | null = null
let isReturn = false

const entryId = () => String((history.state as { id?: string } | null)?.id ?? 'first')

export function startScrollMemory() {
  entry = entryId()
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('scroll', () => entry !== null && positions.set(entry, scrollY), {
    passive: true,
  })
  addEventListener('popstate', () => {
    isReturn = true
  })
}

/** A state for `history.pushState` that names the new entry. */
export const newEntry = () => ({ id: Math.random().toString(36).slice(2) })

/** From here until `arrive` scrolling is the page's doing, not the visitor's, and is not remembered. */
export function depart() {
  entry = null
}

/** Called once the new screen is in the document. */
export function arrive({ isSamePath }: { isSamePath: boolean }) {
  const wasReturn = isReturn
  isReturn = false
  const id = entryId()
  const remembered = wasReturn ? positions.get(id) : undefined
  if (remembered !== undefined) scrollTo({ top: remembered, behavior: 'instant' })
  else if (!isSamePath) scrollTo({ top: 0, behavior: 'instant' })
  if (!isSamePath) document.getElementById('main')?.focus({ preventScroll: true })
  requestAnimationFrame(() => {
    entry = id
  })
}
