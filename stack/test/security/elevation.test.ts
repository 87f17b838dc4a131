// docs/security.md S7, S89, S90, S95 and S97: elevation of staff.
import { expect, test, vi } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { editor, elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { startTestStack, useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const staffState = '{ staff { state: elevation role email rights activeUntil configured } }'
const audit = '{ auditLog(first: 1) { nodes { id } } }'
const elevate = 'mutation { elevate { staff { state: elevation } problems { code } } }'

type StaffState = { staff: { state: string; rights: string[]; activeUntil: string | null } }

test('S90 a visitor or member gets no elevation and learns nothing', async () => {
  const visitor = createShopper(stack().shopUrl)
  expect(await queryAdmin(visitor, staffState)).toMatchObject({
    staff: { state: 'SIGNED_OUT', rights: [] },
  })
  expect(await queryAdmin(visitor, elevate)).toEqual({
    elevate: { staff: { state: 'SIGNED_OUT' }, problems: [{ code: 'NOT_SIGNED_IN' }] },
  })
  const member = await signedIn(stack().shopUrl, mara)
  expect(await queryAdmin(member, staffState)).toMatchObject({
    staff: { state: 'NOT_STAFF', role: null },
  })
  expect(await queryAdmin(member, elevate)).toEqual({
    elevate: { staff: { state: 'NOT_STAFF' }, problems: [{ code: 'FORBIDDEN' }] },
  })
  const refused = await executeAdmin(member, audit)
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await executeAdmin(visitor, audit)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('S4 S90 elevation rotates the session and sets a cookie for /admin only', async () => {
  const shopper = await signedIn(stack().shopUrl, editor)
  const before = shopper.cookie
  expect(await queryAdmin(shopper, staffState)).toMatchObject({ staff: { state: 'AVAILABLE' } })
  const opened = await executeAdmin(shopper, elevate)
  const [session, staff] = opened.headers.getSetCookie()
  expect(session).toMatch(/^vitrine=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/)
  expect(staff).toMatch(/^vitrine-staff=[\w-]{43}; Path=\/admin; HttpOnly; SameSite=Strict/)
  expect(shopper.cookie).not.toBe(before)
  const { staff: now } = await queryAdmin<StaffState>(shopper, staffState)
  expect(now).toMatchObject({ state: 'ACTIVE', role: 'CONTRIBUTOR', configured: true })
  expect(now.rights).toEqual([
    'CATALOG_READ',
    'CATALOG_WRITE',
    'MEMBERS_READ',
    'EVENTS_READ',
    'VITALS_READ',
  ])
  // The former id grants nothing, with or without the new elevation cookie.
  const replay = createShopper(stack().shopUrl)
  replay.cookie = before
  replay.staffCookie = shopper.staffCookie
  expect((await queryAdmin<StaffState>(replay, staffState)).staff.state).toBe('SIGNED_OUT')
})

test('S95 the session cookie alone grants nothing in the admin, nor the elevation cookie in the shop', async () => {
  const shopper = await elevatedStaff(stack().shopUrl)
  await queryAdmin(shopper, audit)
  const open = shopper.staffCookie
  shopper.staffCookie = ''
  expect((await executeAdmin(shopper, audit)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const both = await shopper.execute(
    audit,
    {},
    { headers: { cookie: `${shopper.cookie}; ${open}` } },
  )
  expect(both.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  // Sent to the shop, the cookie neither shows an elevation there nor ends it.
  const atTheShop = { headers: { cookie: `${shopper.cookie}; ${open}` } }
  expect(await shopper.query(staffState, {}, atTheShop)).toMatchObject({
    staff: { state: 'AVAILABLE', activeUntil: null },
  })
  await shopper.query('mutation { endElevation { staff { state: elevation } } }', {}, atTheShop)
  shopper.staffCookie = open
  expect((await queryAdmin<StaffState>(shopper, staffState)).staff.state).toBe('ACTIVE')
  // Another member's session does not match the elevation.
  const member = await signedIn(stack().shopUrl, mara)
  member.staffCookie = open
  expect((await executeAdmin(member, audit)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test('S97 a write needs a confirmation header', async () => {
  const shopper = await elevatedStaff(stack().shopUrl)
  const unconfirmed = await executeAdmin(
    shopper,
    'mutation { endElevation { staff { state: elevation } } }',
    {},
    {
      'x-vitrine-confirm': '',
    },
  )
  expect(unconfirmed.status).toBe(403)
  expect(unconfirmed.errors?.[0]?.extensions.code).toBe('CONFIRMATION_REQUIRED')
  expect((await queryAdmin<StaffState>(shopper, staffState)).staff.state).toBe('ACTIVE')
  const confirmed = await queryAdmin(
    shopper,
    'mutation { endElevation { staff { state: elevation activeUntil } } }',
  )
  expect(confirmed).toEqual({ endElevation: { staff: { state: 'AVAILABLE', activeUntil: null } } })
  expect((await executeAdmin(shopper, audit)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test('S9 signing out ends the elevation', async () => {
  const shopper = await elevatedStaff(stack().shopUrl)
  const { cookie, staffCookie } = shopper
  await shopper.query('mutation { logout { viewer { role } } }')
  shopper.cookie = cookie
  shopper.staffCookie = staffCookie
  expect((await executeAdmin(shopper, audit)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('S7 S90 an idle elevation expires, and an old sign-in grants none', async () => {
  const shortLived = await startTestStack({
    ELEVATION_IDLE_SECONDS: '1',
    ELEVATION_FRESH_SECONDS: '1',
  })
  try {
    const shopper = await elevatedStaff(shortLived.shopUrl)
    await queryAdmin(shopper, audit)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1100 })
    expect((await executeAdmin(shopper, audit)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await queryAdmin<StaffState>(shopper, staffState)).staff.state).toBe('SIGN_IN_AGAIN')
    expect(await queryAdmin(shopper, elevate)).toEqual({
      elevate: { staff: { state: 'SIGN_IN_AGAIN' }, problems: [{ code: 'SIGN_IN_AGAIN' }] },
    })
    // The member session remains.
    expect(await shopper.query('{ viewer { role } }')).toEqual({ viewer: { role: 'MEMBER' } })
  } finally {
    vi.useRealTimers()
    await shortLived.close()
  }
})
