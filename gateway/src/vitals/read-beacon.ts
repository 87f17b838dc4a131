// Parses what a browser reports of a visit. Routes are those of the web, so that a caller cannot fill the store with names.
import { z } from 'zod'

const milliseconds = z.number().min(0).max(600_000).optional()

const beacon = z.strictObject({
  route: z.string().max(100),
  device: z.enum(['PHONE', 'DESKTOP']),
  measures: z.strictObject({
    LCP: milliseconds,
    INP: milliseconds,
    CLS: z.number().min(0).max(100).optional(),
    FCP: milliseconds,
    TTFB: milliseconds,
  }),
})

export type Beacon = z.output<typeof beacon>

/** Returns null for anything but a report about one of the routes. */
export function readBeacon(body: unknown, routes: readonly string[]): Beacon | null {
  const { success, data } = beacon.safeParse(body)
  return success && routes.includes(data.route) ? data : null
}
