// Headers that report what a document cost and what is left of the caller's budget, after
// draft-ietf-httpapi-ratelimit-headers-11. docs/decisions/031-app-keys.md
import { maxCost } from '../graphql/document-cost.ts'
import type { Charge } from '../graphql/pipeline.ts'

/** Names of these headers, which pages on other origins may read. */
export const limitHeaderNames = ['RateLimit', 'RateLimit-Policy', 'x-vitrine-cost'] as const

/**
 * Returns the headers of a response; none for a caller without an own budget, so that public responses are the same for
 * all callers. `t`: seconds until the budget is full again.
 */
export function limitHeaders({ cost, quota }: Charge): Record<string, string> {
  if (!quota) return {}
  const { name, perMinute } = quota
  const left = Math.floor(quota.left)
  const untilFull = Math.ceil(((perMinute - left) * 60) / perMinute)
  return {
    'ratelimit-policy': `"${name}";q=${perMinute};qu="cost";w=60`,
    ratelimit: `"${name}";r=${left};t=${untilFull}`,
    ...(cost !== undefined && { 'x-vitrine-cost': `${cost};limit=${maxCost}` }),
  }
}
