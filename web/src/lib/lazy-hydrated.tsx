// A part of a screen whose code comes after the first load: the server's markup stands, and works as plain forms,
// until the code is there to take it over. On the way from another page the code is there before the screen.
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { isCartLive } from './cart-signal.ts'
import { loadReplay } from './pre-hydration-input.ts'

const isServer = typeof window === 'undefined'

export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    const [part] = await Promise.all([fetchPart(), isServer || loadReplay()])
    loaded = part
    return { default: loaded }
  }
  return {
    // `lazy` gives a component of the same props, and a type that no props fit.
    Lazy: lazy(load) as unknown as ComponentType<Props>,
    loaded: () => loaded,
    /** For a screen's `ready`: nothing is waited for while the first page hydrates. */
    ready: async () => {
      if (isServer || isCartLive()) await load()
    },
  }
}

type LaterProps<Props extends object> = {
  part: ReturnType<typeof later<Props>>
  with: Props
}

/**
 * Takes the server's markup over as it was rendered, and only then follows its props: an update before would make
 * React throw that markup away, and with it the focus and whatever was typed.
 */
export function Later<Props extends object>({ part, with: props }: LaterProps<Props>) {
  const [Part] = useState(() => part.loaded() ?? part.Lazy)
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
