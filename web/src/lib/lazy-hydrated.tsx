// Lazy hydration: a part of a screen whose code is loaded after the first page. Until then the server's markup is
// shown and works as plain forms. During client-side navigation the code is loaded before the screen is shown.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { isCartLive } from './cart-signal.ts'
import { loadReplay } from './pre-hydration-input.ts'

const isServer = typeof window === 'undefined'

/** Loads; after a failure, again when the connection is back. */
const loadOnline = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(
    () =>
      new Promise((resolve) =>
        addEventListener('online', () => resolve(loadOnline(load)), { once: true }),
      ),
  )

type LatePart<Props> = {
  Lazy: ComponentType<Props>
  loaded?: ComponentType<Props>
  /** For a screen's `ready`. Loads nothing while the first page hydrates. */
  ready: () => Promise<unknown>
}

export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const load = async () => {
    const loaded = await fetchPart()
    // After the code, so that what is typed while it loads is there when the first rendering resets the fields.
    if (!isServer) await loadReplay()
    part.loaded = loaded
    return { default: loaded }
  }
  const part: LatePart<Props> = {
    // While the connection is away, the server's markup stays. `lazy` returns a component with the same props; its
    // type accepts none.
    Lazy: lazy(() => loadOnline(load)) as unknown as ComponentType<Props>,
    ready: async () => (isServer || isCartLive()) && load(),
  }
  return part
}

type LaterProps<Props extends object> = {
  part: LatePart<Props>
  with: Props
}

/**
 * Hydrates the part with the props that the server rendered, and updates them afterwards: React would discard the
 * server's markup at an earlier update, and with it the focus and typed text.
 */
export function Later<Props extends object>({ part, with: props }: LaterProps<Props>) {
  const [Part] = useState(() => part.loaded ?? part.Lazy)
  const [isThere, setThere] = useState(Part !== part.Lazy)
  const now = (
    <Suspense>
      <Part {...props} />
      <Arrived onArrival={setThere} />
    </Suspense>
  )
  const [first] = useState(now)
  return isThere ? now : first
}

function Arrived({ onArrival }: { onArrival: (isThere: boolean) => void }) {
  useEffect(() => onArrival(true), [onArrival])
  return null
}

/** Returns a component for `AfterHydration`, whose code is loaded when it is rendered; nothing where that fails. */
export const lazyPart = <Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await fetchPart().catch(() => () => null),
  })) as unknown as ComponentType<Props>

/** Renders parts that the server does not, once the page is hydrated. */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated && <Suspense>{children}</Suspense>
}
