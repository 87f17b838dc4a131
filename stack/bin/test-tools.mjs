// Finds or installs the Redis and the Chromium of the tests. `npm test` runs it beside the checks, because on a fresh
// machine it waits for downloads.
import { findChromium } from './chromium.mjs'
import { findRedis } from './redis.mjs'

findRedis()
await findChromium()
