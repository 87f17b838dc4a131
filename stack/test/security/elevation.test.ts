// docs/security.md S7, S89, S90, S95 and S97: the way to the owner's side.
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { askDesk, atTheDesk, editor, tryDesk } from '../support/admin.ts'
import { mara, signedIn } from '../support/sign-in.ts'
import { startTestStack, useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const door = '{ staff { door role email rights openUntil isConfigured } }'
const audit = '{ auditLog(first: 1) { nodes { id } } }'
const elevate = 'mutation { elevate { staff { door } problems { code } } }'

type Door = { staff: { door: string; rights: string[]; openUntil: string | null } }

test('S90 a visitor and a member get nowhere, and learn nothing', async () => {
  const visitor = createShopper(stack().shopUrl)
  expect(await askDesk(visitor, door)).toMatchObject({ staff: { door: 'SIGNED_OUT', rights: [] } })
  expect(await askDesk(visitor, elevate)).toEqual({
    elevate: { staff: { door: 'SIGNED_OUT' }, problems: [{ code: 'NOT_SIGNED_IN' }] },
  })
  const member = await signedIn(stack().shopUrl, mara)
  expect(await askDesk(member, door)).toMatchObject({ staff: { door: 'NOT_STAFF', role: null } })
  expect(await askDesk(member, elevate)).toEqual({
    elevate: { staff: { door: 'NOT_STAFF' }, problems: [{ code: 'FORBIDDEN' }] },
  })
  const refused = await tryDesk(member, audit)
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await tryDesk(visitor, audit)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('S4 S90 opening the door gives the session another id and a cookie for /admin alone', async () => {
  const shopper = await signedIn(stack().shopUrl, editor)
  const before = shopper.cookie
  expect(await askDesk(shopper, door)).toMatchObject({ staff: { door: 'READY' } })
  const opened = await tryDesk(shopper, elevate)
  const [session, staff] = opened.headers.getSetCookie()
  expect(session).toMatch(/^vitrine=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict/)
  expect(staff).toMatch(/^vitrine-staff=[\w-]{43}; Path=\/admin; HttpOnly; SameSite=Strict/)
  expect(shopper.cookie).not.toBe(before)
  const { staff: now } = await askDesk<Door>(shopper, door)
  expect(now).toMatchObject({ door: 'OPEN', role: 'CONTRIBUTOR', isConfigured: true })
  expect(now.rights).toEqual(['CATALOG_READ', 'CATALOG_WRITE', 'MEMBERS_READ', 'EVENTS_READ'])
  // The id from before opens nothing, with or without the new cookie of the door.
  const replay = createShopper(stack().shopUrl)
  replay.cookie = before
  replay.staffCookie = shopper.staffCookie
  expect((await askDesk<Door>(replay, door)).staff.door).toBe('SIGNED_OUT')
})

test('S95 the session’s cookie alone has no power at the door, nor the door’s cookie at the shop', async () => {
  const shopper = await atTheDesk(stack().shopUrl)
  await askDesk(shopper, audit)
  const open = shopper.staffCookie
  shopper.staffCookie = ''
  expect((await tryDesk(shopper, audit)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const both = await shopper.ask(audit, {}, { headers: { cookie: `${shopper.cookie}; ${open}` } })
  expect(both.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  // Sent to the shop, it neither shows an open door there nor shuts it.
  const atTheShop = { headers: { cookie: `${shopper.cookie}; ${open}` } }
  expect(await shopper.mustAsk(door, {}, atTheShop)).toMatchObject({
    staff: { door: 'READY', openUntil: null },
  })
  await shopper.mustAsk('mutation { endElevation { staff { door } } }', {}, atTheShop)
  shopper.staffCookie = open
  expect((await askDesk<Door>(shopper, door)).staff.door).toBe('OPEN')
  // Somebody else's session does not fit the door.
  const member = await signedIn(stack().shopUrl, mara)
  member.staffCookie = open
  expect((await tryDesk(member, audit)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test('S97 a change needs to be meant', async () => {
  const shopper = await atTheDesk(stack().shopUrl)
  const silent = await tryDesk(
    shopper,
    'mutation { endElevation { staff { door } } }',
    {},
    {
      'x-vitrine-confirm': '',
    },
  )
  expect(silent.status).toBe(403)
  expect(silent.errors?.[0]?.extensions.code).toBe('CONFIRMATION_REQUIRED')
  expect((await askDesk<Door>(shopper, door)).staff.door).toBe('OPEN')
  const meant = await askDesk(shopper, 'mutation { endElevation { staff { door openUntil } } }')
  expect(meant).toEqual({ endElevation: { staff: { door: 'READY', openUntil: null } } })
  expect((await tryDesk(shopper, audit)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test('S9 signing out shuts the door too', async () => {
  const shopper = await atTheDesk(stack().shopUrl)
  const { cookie, staffCookie } = shopper
  await shopper.mustAsk('mutation { logout { viewer { role } } }')
  shopper.cookie = cookie
  shopper.staffCookie = staffCookie
  expect((await tryDesk(shopper, audit)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('S7 S90 a door left alone shuts, and an old sign-in opens none', async () => {
  const hasty = await startTestStack({ ELEVATION_IDLE_SECONDS: '1', ELEVATION_FRESH_SECONDS: '1' })
  try {
    const shopper = await atTheDesk(hasty.shopUrl)
    await askDesk(shopper, audit)
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await tryDesk(shopper, audit)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await askDesk<Door>(shopper, door)).staff.door).toBe('SIGN_IN_AGAIN')
    expect(await askDesk(shopper, elevate)).toEqual({
      elevate: { staff: { door: 'SIGN_IN_AGAIN' }, problems: [{ code: 'SIGN_IN_AGAIN' }] },
    })
    // Still a member.
    expect(await shopper.mustAsk('{ viewer { role } }')).toEqual({ viewer: { role: 'MEMBER' } })
  } finally {
    await hasty.close()
  }
})
