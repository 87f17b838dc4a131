import { expect, test } from 'vitest'
import { keys } from './keys.ts'

test('a gateway finds under hashed names what an earlier version stored', () => {
  const digest = 'dpLDrTVAu4A8Ags67mbNiIcSMjTqDG5xQ8Ct1z_0Me0'
  expect([keys.event('one'), keys.write('session', 'one'), keys.bucket('mail', 'one')]).toEqual([
    `vitrine:event:${digest}`,
    `vitrine:write:session:${digest}`,
    `vitrine:bucket:mail:${digest}`,
  ])
})
