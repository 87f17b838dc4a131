// Limits of platform calls for what makes in seconds the calls that a shop makes in minutes: settings of the shop, and of its
// embedded platform. Without them both have the limits of a hosted site. docs/contract/real-site.md §7, row L.

const limitsTimes = (factor: number) => ({
  PLATFORM_CALLS_PER_MINUTE: String(200 * factor),
  UPSTREAM_CALLS_PER_MINUTE: String(150 * factor),
})

/** For journeys: nothing is cached in them, and hands do not wait. */
export const tenfoldCalls = limitsTimes(10)

/** For tests of jobs over a thousand products, of crowds of shoppers, and of several gateways. */
export const hundredfoldCalls = limitsTimes(100)

/** For benchmarks: a bound of the calls would be what they measure. */
export const unlimitedCalls = limitsTimes(0)
