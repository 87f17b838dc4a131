// The platform, as ports by capability that are bound to a caller's token.

import type { CatalogReads, CatalogWrites } from './catalog/catalog-ports.ts'
import type { BackInStockPort, CartPort, CheckoutPort, OrderPort } from './ecom/ecom-ports.ts'
import type { IdentityPort } from './identity/identity-ports.ts'
import type { MemberReads, MemberWrites } from './member/member-ports.ts'
import { type Operation, type Operations, operations } from './operations.ts'
import type { AnswerOf, InputOf, PlatformCall } from './platform-call.ts'
import type { RedirectPort } from './redirect/redirect-ports.ts'
import type { SitePort } from './site/site-ports.ts'
import type { CallScope, Transport } from './transport.ts'

/** Everything that the gateway does on the platform. Each port names what it does in the gateway's own types. */
export type Platform = {
  readonly catalog: CatalogReads
  readonly catalogWrites: CatalogWrites
  readonly cart: CartPort
  readonly checkout: CheckoutPort
  readonly redirects: RedirectPort
  readonly orders: OrderPort
  readonly backInStock: BackInStockPort
  readonly members: MemberReads
  readonly memberWrites: MemberWrites
  readonly identity: IdentityPort
  readonly site: SitePort
}

/** Ports of a shopper. */
export type PlatformContext = {
  /** With the caller's own token: cart, checkout, redirect sessions. */
  readonly own: Platform
  /** The public part of the member directory, read with the shared visitor token. */
  readonly directory: Pick<Platform, 'members'>
}

/** What the calls of this generation make of the ports. */
type Bound = {
  readonly [Port in keyof Operations]: {
    readonly [Name in keyof Operations[Port]]: Operations[Port][Name] extends PlatformCall
      ? (request: InputOf<Operations[Port][Name]>) => Promise<AnswerOf<Operations[Port][Name]>>
      : never
  }
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
  class BoundMembers {
    constructor(readonly binding: Binding) {}
  }
  for (const [name, entry] of Object.entries(entries)) {
    const get = function get(this: BoundMembers) {
      return bind(this.binding, entry)
    }
    Object.defineProperty(BoundMembers.prototype, name, { get })
  }
  return BoundMembers
}

const portClass = (table: Readonly<Record<string, Operation>>) =>
  classOf(
    table,
    ({ transport, scope }, call) =>
      (request: never) =>
        transport.send(call.service, call, request, scope),
  )

const ports = Object.fromEntries(
  Object.entries<Readonly<Record<string, Operation>>>(operations).map(([name, table]) => [
    name,
    portClass(table),
  ]),
)
const BoundPlatform = classOf(ports, (binding, Port) => new Port(binding))

/** Binds every port to a scope. */
export const bindPlatform = (transport: Transport, scope: CallScope): Platform => {
  // Getters lose the types of the table, which are those of its members. That these serve the ports is checked by the return.
  const bound: Bound = new BoundPlatform({ transport, scope }) as unknown as Bound
  return bound
}
