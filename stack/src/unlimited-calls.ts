/**
 * Settings of a shop, and of its embedded platform, without a limit of platform calls: for benchmarks, journeys, and those
 * tests that make in seconds the calls a shop makes in minutes. All other tests run with the limit of a hosted site, and so
 * do the journeys of browsing and buying on a site with the catalog v1 alone.
 */
export const unlimitedCalls = { PLATFORM_CALLS_PER_MINUTE: '0', UPSTREAM_CALLS_PER_MINUTE: '0' }
