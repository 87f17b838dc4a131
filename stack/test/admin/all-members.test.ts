// A filter that excludes no member is no filter: all members must be requested explicitly.
import { expect, test } from 'vitest'
import { elevatedStaff } from '../support/admin.ts'
import { counted, countRefusal, run } from '../support/by-filter.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const newStaff = () => elevatedStaff(stack().shopUrl)

test.each([
  [{ statuses: ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] }],
  [{ statuses: ['OFFLINE', 'BLOCKED', 'APPROVED', 'PENDING', 'PENDING'], privacyStatuses: null }],
  [{ privacyStatuses: ['PUBLIC', 'PRIVATE'] }],
  [{ loginEmail: { exists: true } }],
  [{ statuses: ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'], loginEmail: { exists: true } }],
])('%j matches all members', async (filter) => {
  const staff = await newStaff()
  const control = controlOf(stack().platformUrl)
  await control.clearCalls()
  for (const action of ['APPROVE', 'BLOCK', 'DELETE'] as const) {
    expect(await countRefusal(staff, action, { filter })).toEqual(['BAD_USER_INPUT', 'filter'])
  }
  expect((await control.calls()).filter(({ path }) => path.includes('/members'))).toEqual([])
  const withFilter = await counted(staff, 'BLOCK', { filter, all: true })
  const withoutFilter = await counted(staff, 'BLOCK', { all: true })
  expect(withFilter.count).toBe(withoutFilter.count)
})

test('a filter that excludes members is valid, whatever else it contains', async () => {
  const staff = await newStaff()
  const filter = {
    statuses: ['PENDING', 'APPROVED', 'BLOCKED'],
    privacyStatuses: ['PUBLIC', 'PRIVATE'],
  }
  const found = await counted(staff, 'APPROVE', { filter })
  expect(found).toMatchObject({ confirmationToken: expect.any(String) })
  const all = await counted(staff, 'APPROVE', { all: true })
  expect(found.count).toBeLessThan(all.count ?? 0)
  // A token of one filter is not valid for another.
  const other = await run(staff, 'APPROVE', found.confirmationToken, { statuses: ['PENDING'] })
  expect(other.problems).toMatchObject([{ code: 'COUNT_AGAIN' }])
})
