// A filter that leaves nobody out is none: that everybody is meant has to be said.
import { expect, test } from 'vitest'
import { atTheDesk } from '../support/admin.ts'
import { counted, run } from '../support/by-filter.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const desk = () => atTheDesk(stack().shopUrl)

test.each([
  [{ status: ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] }],
  [{ status: ['OFFLINE', 'BLOCKED', 'APPROVED', 'PENDING', 'PENDING'], privacyStatus: null }],
  [{ privacyStatus: ['PUBLIC', 'PRIVATE'] }],
  [{ loginEmail: { exists: true } }],
  [{ status: ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'], loginEmail: { exists: true } }],
])('%j is everybody', async (filter) => {
  const boss = await desk()
  const control = controlOf(stack().platformUrl)
  await control.forget()
  for (const action of ['APPROVE', 'BLOCK', 'DELETE'] as const) {
    expect(await counted(boss, action, { filter })).toMatchObject({
      count: null,
      confirmationToken: null,
      problems: [{ code: 'REQUIRED_FIELD', field: 'filter' }],
    })
  }
  expect((await control.calls()).filter(({ path }) => path.includes('/members'))).toEqual([])
  const said = await counted(boss, 'BLOCK', { filter, everybody: true })
  const plain = await counted(boss, 'BLOCK', { everybody: true })
  expect(said.count).toBe(plain.count)
})

test('what leaves somebody out is a filter, whatever stands beside it', async () => {
  const boss = await desk()
  const filter = {
    status: ['PENDING', 'APPROVED', 'BLOCKED'],
    privacyStatus: ['PUBLIC', 'PRIVATE'],
  }
  const found = await counted(boss, 'APPROVE', { filter })
  expect(found).toMatchObject({ problems: [], confirmationToken: expect.any(String) })
  const all = await counted(boss, 'APPROVE', { everybody: true })
  expect(found.count).toBeLessThan(all.count ?? 0)
  // The token of the one is none of the other's.
  const other = await run(boss, 'APPROVE', found.confirmationToken, { status: ['PENDING'] })
  expect(other.problems).toMatchObject([{ code: 'COUNT_AGAIN' }])
})
