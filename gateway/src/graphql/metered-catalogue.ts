import type { Catalogue } from '../platform/catalogue.ts'
import type { CallBudget } from './call-budget.ts'

const notReads = new Set<string | symbol>(['clear', 'drop', 'onClear'])

/** The shared catalogue, counting against one operation's budget. */
export function meterCatalogue(catalogue: Catalogue, budget: CallBudget): Catalogue {
  return new Proxy(catalogue, {
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
