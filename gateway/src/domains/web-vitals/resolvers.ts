// Resolvers of the measures of visits.

import { messages } from '../../__generated__/messages/domains.ts'
import type { WebVitalName, WebVitalRating } from '../../__generated__/schema-types.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import { type Counts, percentile, totalOf } from '../../vitals/histogram.ts'
import { scaleOf } from '../../vitals/vitals-store.ts'

/** Good up to the first, poor above the second: web.dev/articles/defining-core-web-vitals-thresholds. */
const thresholds: Readonly<Record<WebVitalName, readonly [number, number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}
const names = Object.keys(thresholds) as WebVitalName[]

export function ratingOf(name: WebVitalName, value: number): WebVitalRating {
  const [good, poor] = thresholds[name]
  if (value <= good) return 'GOOD'
  return value <= poor ? 'NEEDS_IMPROVEMENT' : 'POOR'
}

function measureOf(name: WebVitalName, counts: Counts) {
  const digits = name === 'CLS' ? 1000 : 1
  const at = (share: number) =>
    Math.round((percentile(counts, share) / scaleOf(name)) * digits) / digits
  const p75 = at(0.75)
  return { name, visitCount: totalOf(counts), p50: at(0.5), p75, rating: ratingOf(name, p75) }
}

const mostVisits = ({ measures }: { measures: { visitCount: number }[] }) =>
  Math.max(...measures.map(({ visitCount }) => visitCount))

export const webVitalsResolvers = {
  Query: {
    webVitals(_, { days, device }, { vitals }) {
      if (days < 1 || days > 365) throw new BadInput('days', messages.daysOfVitals)
      return [...vitals.read({ days, device })]
        .map(([route, found]) => ({
          route,
          measures: names.flatMap((name) => {
            const counts = found.get(name)
            return counts ? [measureOf(name, counts)] : []
          }),
        }))
        .sort((one, other) => mostVisits(other) - mostVisits(one))
    },
  },
} satisfies DomainResolvers
