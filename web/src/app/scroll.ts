// Where a visitor was on each page of this visit, and where the focus goes on arrival.

/** In this tab alone, also after a page was loaded anew. */
const key = 'vitrine-places'
const mostKept = 50
const positions = new Map(kept())
let entry: string | null = null
let isReturn = false

const entryId = () => (history.state as { id?: string } | null)?.id ?? ''

/** What is kept may be anything, or may not be read: then nobody has been anywhere. */
function kept(): [string, number][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return []
  }
}

function keep() {
  try {
    const last = [...positions].slice(-mostKept)
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(last)))
  } catch {
    // A browser that keeps nothing begins at the top.
  }
}

export function startScrollMemory() {
  if (!entryId()) history.replaceState({ ...history.state, ...newEntry() }, '')
  entry = entryId()
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    keep()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  const remember = () => {
    if (!entry) return
    // Last in the list is where one was last.
    positions.delete(entry)
    positions.set(entry, scrollY)
  }
  addEventListener('scroll', remember, { passive: true })
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
