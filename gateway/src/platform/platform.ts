// All platform calls as one object of typed functions, bound to a caller's token.
import type { Caller, CallTable } from '@vitrine/platform'
import { type PlatformCalls, platformCalls } from './calls.ts'
import type { CallScope, Transport } from './transport.ts'

/** `platform.currentCart.addToCurrentCart(request)`: the platform's own names, typed by the table. */
export type Platform = { readonly [Service in keyof PlatformCalls]: Caller<PlatformCalls[Service]> }

/** Platform calls of a shopper. */
export type PlatformContext = {
  /** Platform calls with the caller's own token: cart, checkout, redirect sessions. */
  readonly own: Platform
  /** The public part of the member directory, read with the shared visitor token. */
  readonly directory: Pick<Platform, 'members' | 'memberCustomFields'>
}

/** Returns an object whose members are created on first access: most requests use one or two. */
function lazily<Value>(
  names: readonly string[],
  make: (name: string) => Value,
): Record<string, Value> {
  const made = new Map<string, Value>()
  return new Proxy<Record<string, Value>>(
    {},
    {
      get(_, name) {
        if (typeof name !== 'string' || !names.includes(name)) return undefined
        const value = made.get(name) ?? make(name)
        made.set(name, value)
        return value
      },
    },
  )
}

/** Binds every call to a scope. */
export function bindPlatform(transport: Transport, scope: CallScope): Platform {
  const tables: Record<string, CallTable> = platformCalls
  const bound = lazily(Object.keys(tables), (service) => {
    const table = tables[service] ?? {}
    return lazily(Object.keys(table), (name) => (request: never) => {
      const call = table[name]
      if (!call) throw new Error(`There is no call ${service}.${name}`)
      return transport.send(service, call, request, scope)
    })
  })
  // A proxy loses the types of the table, which are those of its members.
  return bound as unknown as Platform
}
