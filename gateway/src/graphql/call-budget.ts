/** Most calls one operation may cause, whatever its variables. SECURITY row 63. */
export const maxCallsPerOperation = 12

export class CallBudgetSpent extends Error {}

export type CallBudget = { spend(call: string): void; readonly spent: readonly string[] }

/** Counts the calls of one operation, answered from the cache or not, and refuses the one too many. */
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
