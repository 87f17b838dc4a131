import type { Catalog } from '../cache/cached-catalog.ts'
import type { CallBudget } from './call-budget.ts'

const notReads = new Set<string | symbol>(['clear', 'invalidate', 'onInvalidate'])

/** Returns the shared catalog, with every call counted against an operation's budget. */
export function meterCatalog(catalog: Catalog, budget: CallBudget): Catalog {
  return new Proxy(catalog, {
    get(target, name, receiver) {
      const read: unknown = Reflect.get(target, name, receiver)
      if (typeof read !== 'function' || notReads.has(name)) return read
      return async (...args: unknown[]) => {
        budget.spend(String(name))
        return read.apply(target, args)
      }
    },
  })
}
