/**
 * Settings of a shop, and of its embedded platform, without a limit of platform calls: for tests and benchmarks, which make
 * in seconds the calls that a shop makes in minutes. Tests of the limit itself leave them out, and so do the journeys of
 * browsing and buying on a site with the catalog v1 alone.
 */
export const unlimitedCalls = { PLATFORM_CALLS_PER_MINUTE: '0', UPSTREAM_CALLS_PER_MINUTE: '0' }
