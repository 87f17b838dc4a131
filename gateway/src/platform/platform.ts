// All call tables as one object of typed functions, bound to a caller's token.
import { type AllCalls, allCalls, type Caller, type CallTable } from '@vitrine/platform'
import type { CallScope, Transport } from './transport.ts'

/** `platform.currentCart.addToCurrentCart(request)`: the platform's own names, typed by the table. */
export type Platform = { readonly [Service in keyof AllCalls]: Caller<AllCalls[Service]> }

/** Binds every call to a scope. Cheap enough to do once a request: functions are made when used. */
export function bindPlatform(transport: Transport, scope: CallScope): Platform {
  const bound: Partial<Record<keyof AllCalls, unknown>> = {}
  for (const service of Object.keys(allCalls) as (keyof AllCalls)[]) {
    bound[service] = bindService(transport, service, allCalls[service], scope)
  }
  return bound as Platform
}

function bindService(transport: Transport, service: string, table: CallTable, scope: CallScope) {
  return new Proxy(table, {
    get: (calls, name) => {
      const call = calls[String(name)]
      return call && ((request: never) => transport.send(service, call, request, scope))
    },
  })
}
