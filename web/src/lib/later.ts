// A part of a screen whose code comes after the first load: the server's markup stands, and works as plain forms,
// until the code is there to take it over. On the way from another page the code is there before the screen.
import { type ComponentType, lazy, useState } from 'react'
import { isCartLive } from './cart-signal.ts'

const isServer = typeof window === 'undefined'

export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    loaded = await fetchPart()
    return { default: loaded }
  }
  const Late = lazy(load)
  return {
    /** For a screen's `ready`: nothing is waited for while the first page hydrates. */
    ready: async () => {
      if (isServer || isCartLive()) await load()
    },
    usePart: (): ComponentType<Props> =>
      useState(() => loaded ?? (Late as ComponentType<Props>))[0],
  }
}
