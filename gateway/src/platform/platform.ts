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

/** What a call needs beside its request. */
type Binding = { readonly transport: Transport; readonly scope: CallScope }

/**
 * Returns a class with a getter for each name, made once: binding to a caller then makes one small object, and members that
 * a request does not use cost it nothing.
 */
function classOf<Entry>(
  entries: Readonly<Record<string, Entry>>,
  bind: (binding: Binding, entry: Entry) => unknown,
) {
  class Bound {
    constructor(readonly binding: Binding) {}
  }
  for (const [name, entry] of Object.entries(entries)) {
    const get = function get(this: Bound) {
      return bind(this.binding, entry)
    }
    Object.defineProperty(Bound.prototype, name, { get })
  }
  return Bound
}

const serviceClass = (service: string, table: CallTable) =>
  classOf(
    table,
    ({ transport, scope }, call) =>
      (request: never) =>
        transport.send(service, call, request, scope),
  )

const services = Object.fromEntries(
  Object.entries<CallTable>(platformCalls).map(([name, table]) => [
    name,
    serviceClass(name, table),
  ]),
)
const BoundPlatform = classOf(services, (binding, Service) => new Service(binding))

/** Binds every call to a scope. */
export const bindPlatform = (transport: Transport, scope: CallScope): Platform =>
  // Getters lose the types of the table, which are those of its members.
  new BoundPlatform({ transport, scope }) as unknown as Platform
