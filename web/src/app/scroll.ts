// Restores the scroll position of history entries, and moves focus after navigation.

/** Key in `sessionStorage`: per tab, and persistent across reloads. */
const key = 'vitrine-places'
const maxEntries = 50
const positions = new Map(readStored())
let entry: string | null = null
let isReturn = false
/** The field that the visitor edits, and the address at that time. */
let edited: { field: EventTarget | null; href: string } | undefined

const entryId = () => (history.state as { id?: string } | null)?.id ?? ''

/** Reads stored positions; invalid or unavailable storage counts as empty. */
function readStored(): [string, number][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return []
  }
}

function persist() {
  try {
    const last = [...positions].slice(-maxEntries)
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(last)))
  } catch {
    // Without storage every page starts at the top.
  }
}

function remember() {
  if (!entry) return
  // Reinserts the entry at the end, so that the oldest ones are evicted.
  positions.delete(entry)
  positions.set(entry, scrollY)
}

export function startScrollMemory() {
  if (!entryId()) history.replaceState({ ...history.state, ...newEntry() }, '')
  entry = entryId()
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    remember()
    persist()
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('scroll', remember, { passive: true })
  addEventListener('input', ({ target }) => {
    edited = { field: target, href: location.href }
  })
  addEventListener('popstate', () => {
    isReturn = true
  })
}

/** A state for `history.pushState` that identifies the new entry. */
export const newEntry = () => ({ id: Math.random().toString(36).slice(2) })

/** Stops recording until `arrive`, because scrolling in between is not done by the visitor. */
export function depart() {
  // The event of a scroll comes with the next frame, which may be too late.
  remember()
  entry = null
}

/** Call once the new screen is in the document. */
export function arrive({ isSamePath }: { isSamePath: boolean }) {
  const wasReturn = isReturn
  isReturn = false
  const id = entryId()
  const remembered = wasReturn ? positions.get(id) : undefined
  if (remembered !== undefined) scrollTo({ top: remembered, behavior: 'instant' })
  else if (!isSamePath) scrollTo({ top: 0, behavior: 'instant' })
  // A field that is edited while the screen loads keeps the focus: its text would be lost to the screen otherwise.
  const isEditing = edited?.href === location.href && edited.field === document.activeElement
  if (!isSamePath && !isEditing) document.getElementById('main')?.focus({ preventScroll: true })
  const top = scrollY
  requestAnimationFrame(() => {
    entry = id
    // The visitor's scroll events of this frame came before this callback. A restored position stays: a list that is
    // still short may have limited the scroll.
    if (remembered === undefined || scrollY !== top) remember()
  })
}
