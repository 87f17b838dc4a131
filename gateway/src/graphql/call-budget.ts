/** Most platform calls per operation, whatever its variables. docs/security.md S63. */
export const maxCallsPerOperation = 12

export class CallBudgetSpent extends Error {}

export type CallBudget = { spend(call: string): void; readonly spent: readonly string[] }

/**
 * Creates the budget of one operation. Counts every call, cached or not, and throws on the first one beyond the
 * limit.
 */
export function createCallBudget(most = maxCallsPerOperation): CallBudget {
  const spent: string[] = []
  return {
    spent,
    spend(call) {
      if (spent.length >= most) throw new CallBudgetSpent(`An operation may make ${most} calls`)
      spent.push(call)
    },
  }
}
