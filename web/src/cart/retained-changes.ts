// Retains unsent changes on the device, so that they outlive the page: a reload without a connection, a closed tab. Each
// page has an entry of its own and a lock while the entry is there; a free lock means that the page is gone, and
// another page takes the changes over. docs/decisions/047-offline.md, docs/security.md S121.
import { locale } from '../__generated__/messages/locale.ts'
import { currentSignal, onSignal } from '../lib/cart-signal.ts'
import { isMember } from '../lib/member-hint.ts'
import type { CartIntent } from './cart-intents.ts'
import type { CoreCart, EngineState, RestoredSlot } from './engine-types.ts'

/** Changes name choices by the texts of a language, in which alone they may be sent. */
const prefix = `vitrine-changes:${locale}:`

/** Milliseconds: less than the gateway retains idempotency keys, so that no change is made twice. */
const retention = 20 * 3600 * 1000

type Entry = { at: number; isMember: boolean; slots: readonly RestoredSlot[] }

/** Kinds of intents that say nothing of a person; notes and addresses stay in the page. */
const retainedKinds: ReadonlySet<CartIntent['kind']> = new Set([
  'add',
  'quantity',
  'remove',
  'coupon',
  'no-coupon',
])

export const hasRetained = (): boolean => keys().length > 0

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/**
 * Returns the slots that would be lost with the page: made without a connection, or sent without a response. Those that
 * are retained stay until they are answered, because a page may be closed while it sends.
 */
function lostWithPage(
  { slots, isOnline }: EngineState<CoreCart>,
  retained: ReadonlySet<string>,
): readonly RestoredSlot[] {
  return slots
    .filter(({ error, key }) =>
      error ? error.code === 'NO_ANSWER' : !isOnline || retained.has(key),
    )
    .filter(({ intent }) => retainedKinds.has(intent.kind))
    .toSorted((one, other) => one.order - other.order)
    .map(
      ({ key, intent, productId, retryId }): RestoredSlot => ({ key, intent, productId, retryId }),
    )
}

/** Stores the changes of this page. The entry appears once its lock is held and disappears before it is released. */
export class RetainedChanges {
  readonly #key = prefix + crypto.randomUUID()
  /** Keys of the slots that stay until they are answered. */
  #retained: ReadonlySet<string> = new Set()
  #slots: readonly RestoredSlot[] = []
  #release: (() => void) | null = null
  /** Resolves once the entry is stored for the first time since its lock was requested. */
  #stored: Promise<void> = Promise.resolve()

  write(state: EngineState<CoreCart>): void {
    const slots = lostWithPage(state, this.#retained)
    this.#retained = new Set(slots.map(({ key }) => key))
    if (JSON.stringify(slots) === JSON.stringify(this.#slots)) return
    this.#slots = slots
    if (slots.length > 0 && !this.#release) this.#hold()
    else this.#store()
  }

  #hold(): void {
    const held = new Promise<void>((resolve) => {
      this.#release = resolve
    })
    this.#stored = new Promise((resolve) => {
      void locked(this.#key, () => {
        this.#store()
        resolve()
        return held
      })
    })
  }

  #store(): void {
    const entry: Entry = { at: Date.now(), isMember: isMember(), slots: this.#slots }
    try {
      if (this.#slots.length > 0) localStorage.setItem(this.#key, JSON.stringify(entry))
      else localStorage.removeItem(this.#key)
    } catch {
      // Storage is full or disabled: the changes last as long as the page.
    }
    if (this.#slots.length > 0) return
    this.#release?.()
    this.#release = null
  }

  /**
   * Calls `take` with the changes of each page that is gone, now or later; `onSent` when the entry of another page is gone,
   * because that page has sent them.
   */
  adopt(take: (slots: readonly RestoredSlot[]) => void, onSent: () => void): void {
    const retain = (slots: readonly RestoredSlot[]) => {
      this.#retained = new Set([...this.#retained, ...slots.map(({ key }) => key)])
      take(slots)
      return this.#stored
    }
    const adoptAll = () => {
      for (const key of keys()) if (key !== this.#key) void adoptEntry(key, retain, onSent)
    }
    adoptAll()
    addEventListener('storage', ({ key, newValue }) => {
      if (newValue !== null && key?.startsWith(prefix)) adoptAll()
    })
  }
}

const waiting = new Set<string>()

/**
 * Waits until the page of the entry is gone, and takes it unless another page was first. The entry is removed once
 * `retain` has stored its changes as this page's own: one that ends between the two loses none, and the next sends them
 * under the same keys.
 */
async function adoptEntry(
  key: string,
  retain: (slots: readonly RestoredSlot[]) => Promise<void>,
  onSent: () => void,
) {
  if (waiting.has(key)) return
  waiting.add(key)
  await locked(key, async () => {
    await personKnown()
    const text = localStorage.getItem(key)
    if (text === null) return onSent()
    const entry = readEntry(text)
    if (entry && isOwn(entry)) await retain(entry.slots)
    // Also one that cannot be read: it would load the cart with each page.
    localStorage.removeItem(key)
  })
  waiting.delete(key)
}

/** Returns null for what is not an entry: the storage is the person's. */
function readEntry(text: string): Entry | null {
  try {
    const entry = JSON.parse(text) as Entry | null
    return Array.isArray(entry?.slots) ? entry : null
  } catch {
    return null
  }
}

/** Returns whether the changes are this person's, and young enough for their keys to count. */
const isOwn = (entry: Entry) => entry.isMember === isMember() && Date.now() - entry.at < retention

/** Resolves once the page knows whether it is a member's; at once without a connection. */
function personKnown(): Promise<void> {
  const isKnown = () => currentSignal().viewer !== undefined || !navigator.onLine
  if (isKnown()) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = onSignal(() => {
      if (!isKnown()) return
      stop()
      resolve()
    })
  })
}

/** Without locks, outside of secure contexts and in old browsers, two pages may send a change: its key makes it one. */
async function locked(name: string, run: () => Promise<void> | void): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (locks) await locks.request(name, run).catch(() => undefined)
  else void run()
}
