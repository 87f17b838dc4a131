// The member's own profile photo: uploading, replacing, removing, and every refusal.
import { afterEach, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { picture } from './support/picture.ts'
import { controlOf } from './support/platform-control.ts'
import { jonas, mara, signedIn } from './support/sign-in.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const control = () => controlOf(stack().platformUrl)
afterEach(() => control().heal())

type Photo = { id: string; url: string; small: string; width: number; height: number }
type Problem = { code: string; field?: string; message: string; requestId?: string }

const me = 'id photo { id url small: url(width: 80, height: 80, format: WEBP) width height }'

const ownPhoto = async (shopper: Shopper) =>
  (await shopper.query<{ me: { id: string; photo: Photo | null } }>(`{ me { ${me} } }`)).me

const remove = async (shopper: Shopper) => {
  const document = `mutation { result: removeMyPhoto { member { ${me} } problems { code } } }`
  type Result = { result: { member: { photo: Photo | null } | null; problems: Problem[] } }
  return (await shopper.query<Result>(document)).result
}

type Form = { name?: string; memberId?: string; headers?: Record<string, string> }

function post(shopper: Shopper, content: Uint8Array, { name, memberId, headers }: Form = {}) {
  const body = new FormData()
  if (memberId) body.set('memberId', memberId)
  body.set('photo', new File([content as BlobPart], name ?? 'me.png', { type: 'image/png' }))
  return shopper.send('/account/photo', { method: 'POST', body, headers })
}

async function upload(shopper: Shopper, content: Uint8Array, form: Form = {}): Promise<Problem[]> {
  const response = await post(shopper, content, form)
  return ((await response.json()) as { problems: Problem[] }).problems
}

/** Returns a member who has just uploaded: a session that has written nothing may read what the platform had before. */
async function withPhoto(): Promise<Shopper> {
  const shopper = await signedIn(stack().shopUrl, mara)
  await upload(shopper, picture(12, 12))
  return shopper
}

/** Uploads as a browser without scripts: without the client header. */
async function uploadPlainForm(shopper: Shopper, content: Uint8Array) {
  const body = new FormData()
  body.set('photo', new File([content as BlobPart], 'me.png'))
  const { shopUrl } = stack()
  const response = await fetch(`${shopUrl}/account/photo`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shopUrl, cookie: shopper.cookie },
    body,
  })
  return { status: response.status, location: response.headers.get('location') }
}

/** Returns the file as a browser gets it that accepts WebP. */
const bytesAt = async (url: string) => {
  const response = await fetch(url, { headers: { accept: 'image/webp,*/*' } })
  return Buffer.from(await response.arrayBuffer())
}
const codes = (problems: Problem[]) => problems.map(({ code, field }) => [code, field])

test('a photo is uploaded, served in every size, replaced and removed', async () => {
  const shopper = await withPhoto()
  const before = await ownPhoto(shopper)
  expect(await upload(shopper, picture(64, 48), { memberId: before.id })).toEqual([])
  const first = (await ownPhoto(shopper)).photo
  expect(first).toMatchObject({ width: 64, height: 48 })
  expect(first?.id).not.toBe(before.photo?.id)
  expect((await bytesAt(first?.url ?? '')).subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect((await bytesAt(first?.small ?? '')).subarray(8, 12).toString()).toBe('WEBP')
  expect(await upload(shopper, picture(30, 90))).toEqual([])
  const second = (await ownPhoto(shopper)).photo
  expect(second).toMatchObject({ width: 30, height: 90 })
  expect(second?.id).not.toBe(first?.id)
  const { member, problems } = await remove(shopper)
  expect([member?.photo, problems]).toEqual([null, []])
  expect((await ownPhoto(shopper)).photo).toBeNull()
})

test('other members see the photo in the directory', async () => {
  const shopper = await signedIn(stack().shopUrl, jonas)
  await shopper.query('mutation { joinCommunity { problems { code } } }')
  expect(await upload(shopper, picture(20, 20))).toEqual([])
  const { photo } = await ownPhoto(shopper)
  const document = '{ members(first: 50) { nodes { photo { url } } } }'
  type Result = { members: { nodes: { photo: { url: string } | null }[] } }
  const { members } = await createShopper(stack().shopUrl).query<Result>(document)
  expect(members.nodes.map((one) => one.photo?.url)).toContain(photo?.url)
})

test('the plain form returns to the profile with the outcome', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  expect(await uploadPlainForm(shopper, picture(10, 10))).toEqual({
    status: 303,
    location: '/account/profile?done=photo',
  })
  expect(await uploadPlainForm(shopper, Buffer.from('no picture'))).toEqual({
    status: 303,
    location: '/account/profile?form=photo&problem=PICTURE_FORMAT&field=photo',
  })
  expect((await uploadPlainForm(createShopper(stack().shopUrl), picture(10, 10))).location).toBe(
    '/login?ended=1&returnTo=%2Faccount%2Fprofile',
  )
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const cutOff = () => picture(200, 200).subarray(0, 60)

test.each([
  ['text named .jpg', () => Buffer.from('I am a holiday'), 'me.jpg', 'PICTURE_FORMAT'],
  ['an SVG with a script', () => Buffer.from(svg), 'me.svg', 'PICTURE_FORMAT'],
  ['an SVG named .png', () => Buffer.from(svg), 'me.png', 'PICTURE_FORMAT'],
  ['the beginning of an image', cutOff, 'me.png', 'PICTURE_FORMAT'],
  ['nothing', () => Buffer.alloc(0), 'me.png', 'REQUIRED_FIELD'],
  ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'me.png', 'PICTURE_TOO_LARGE'],
  ['much more than 5 MB', () => Buffer.alloc(6 * 1024 * 1024), 'me.png', 'PICTURE_TOO_LARGE'],
])(
  '%s is refused at the field, and the former photo remains',
  async (_title, content, name, code) => {
    const shopper = await withPhoto()
    const before = await ownPhoto(shopper)
    expect(codes(await upload(shopper, content(), { name }))).toEqual([[code, 'photo']])
    expect(await ownPhoto(shopper)).toEqual(before)
  },
)

test('a form of another site or without an origin is refused', async () => {
  const shopper = await withPhoto()
  const before = await ownPhoto(shopper)
  const foreign = await post(shopper, picture(9, 9), { headers: { origin: 'https://evil.test' } })
  expect(foreign.status).toBe(403)
  const { status } = await fetch(`${stack().shopUrl}/account/photo`, {
    method: 'POST',
    headers: { cookie: shopper.cookie },
    body: new FormData(),
  })
  expect(status).toBe(403)
  expect(await ownPhoto(shopper)).toEqual(before)
})

test('a visitor is refused before any media call', async () => {
  await control().clearCalls()
  expect(codes(await upload(createShopper(stack().shopUrl), picture(9, 9)))).toEqual([
    ['NOT_SIGNED_IN', undefined],
  ])
  const paths = (await control().calls()).map(({ path }) => path)
  expect(paths.filter((path) => /site-media|upload/.test(path))).toEqual([])
})

test('a form opened by another member changes nothing', async () => {
  const jonasId = (await ownPhoto(await signedIn(stack().shopUrl, jonas))).id
  const shopper = await withPhoto()
  const before = await ownPhoto(shopper)
  expect(codes(await upload(shopper, picture(9, 9), { memberId: jonasId }))).toEqual([
    ['SIGNED_IN_AS_ANOTHER', undefined],
  ])
  expect(await ownPhoto(shopper)).toEqual(before)
})

test.each([
  ['the upload URL', 'POST', '/site-media/v1/files/generate-upload-url'],
  ['the upload', 'PUT', '/upload/*'],
  ['the profile', 'PATCH', '/members/v1/members/*'],
])(
  'a platform failure at %s leaves the former photo and reports the reason',
  async (_place, method, path) => {
    const shopper = await withPhoto()
    const before = await ownPhoto(shopper)
    await control().fault({ match: { method, path }, kind: 'status', status: 500 })
    const [problem, ...others] = await upload(shopper, picture(9, 9))
    expect(problem).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', requestId: expect.any(String) })
    expect(others).toEqual([])
    await control().heal()
    expect(await ownPhoto(shopper)).toEqual(before)
  },
)

test('the eleventh upload within a minute must wait', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  const tries = Array.from({ length: 10 }, () => upload(shopper, Buffer.from('x')))
  await Promise.all(tries)
  const response = await post(shopper, picture(9, 9))
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('calls with the site’s key are in the audit log under the member’s name', async () => {
  const shopper = await signedIn(stack().shopUrl, mara)
  const { id } = await ownPhoto(shopper)
  expect(await upload(shopper, picture(9, 9))).toEqual([])
  const { audit } = stack().app.gateway.services
  const [entry] = audit.read({ limit: 1 })
  expect(entry).toMatchObject({
    intent: {
      actor: { kind: 'MEMBER', id },
      operation: 'siteMedia.generateFileUploadUrl',
      isWrite: true,
    },
    outcome: { result: 'SUCCESS' },
  })
})
