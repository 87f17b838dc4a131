import { expect, test } from 'vitest'
import { outcomeOfSpace } from './check-host.ts'

const mebibyte = 1024 ** 2

test.each([
  [512 * mebibyte, 'GOOD', null],
  [511 * mebibyte, 'ADVICE', 'Free some, or move DATA_DIR.'],
])('%i bytes of free space are %s', (free, verdict, cure) => {
  const outcome = outcomeOfSpace('/srv/shop', free)
  expect(outcome).toMatchObject({ verdict, cure })
  expect(outcome.found).toContain(`/srv/shop has ${free / mebibyte} MiB of free space`)
})
