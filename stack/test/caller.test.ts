// The caller that rights are checked for, as the playground shows it.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { appWith, bearer, elevatedStaff, queryAdmin } from './support/admin.ts'
import { mara, signedIn } from './support/sign-in.ts'
import { useStack } from './support/start.ts'

const key = 'reports'
const stack = useStack({
  APP_KEYS: appWith('Reports', createHash('sha256').update(key).digest('hex'), ['catalog:read']),
})
const document = '{ caller { kind name role scopes rights } }'

test('a visitor, a member, staff and an app are named', async () => {
  const { shopUrl } = stack()
  const visitor = createShopper(shopUrl)
  expect(await visitor.query(document)).toEqual({
    caller: { kind: 'VISITOR', name: null, role: null, scopes: [], rights: [] },
  })
  const member = await signedIn(shopUrl, mara)
  expect(await member.query(document)).toEqual({
    caller: {
      kind: 'MEMBER',
      name: expect.stringContaining('Mara'),
      role: null,
      scopes: [],
      rights: [],
    },
  })
  const staff = await elevatedStaff(shopUrl)
  expect(await queryAdmin(staff, document)).toEqual({
    caller: {
      kind: 'STAFF',
      name: 'owner@shop.test',
      role: 'OWNER',
      scopes: [],
      rights: expect.arrayContaining(['CATALOG_READ', 'APPS_MANAGE']),
    },
  })
  expect(await staff.query(document)).toMatchObject({ caller: { kind: 'MEMBER', role: null } })
  expect(await visitor.query(document, {}, bearer(key))).toEqual({
    caller: {
      kind: 'APP',
      name: 'Reports',
      role: null,
      scopes: ['CATALOG_READ'],
      rights: ['CATALOG_READ'],
    },
  })
})
