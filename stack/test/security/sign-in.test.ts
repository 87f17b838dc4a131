// docs/security.md S16-S17 and S36-S37: what a sign-in reveals to an observer or a guesser.
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { controlOf } from '../support/platform-control.ts'
import { documents, mara, password, signedIn, step } from '../support/sign-in.ts'
import { useSignInStack } from '../support/sign-in-stack.ts'
import { startTestStack } from '../support/start.ts'

const { stack } = useSignInStack()
const marker = /vtrn-/

test('S16 no response of a sign-in contains a token', async () => {
  const shopper = createShopper(stack().shopUrl)
  const texts = [
    await shopper.execute(documents.login, { input: mara }),
    await shopper.execute(
      '{ me { id contactId } myIdentity { id email } mySessions { id } orders { nodes { id } } }',
    ),
    await shopper.execute(documents.startSignIn, { input: { responseMode: 'QUERY' } }),
    await shopper.execute(documents.logout),
  ]
  for (const { data, errors } of texts) {
    expect(errors).toBeUndefined()
    expect(JSON.stringify(data)).not.toMatch(marker)
  }
})

test('S17 a dump of the store contains no token, code or email', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-members-'))
  const persistent = await startTestStack({ DATA_DIR: folder })
  const pages = controlOf(persistent.platformUrl)
  await signedIn(persistent.shopUrl)
  await pages.site({ verificationRequired: true })
  const person = { email: 'secretmail@person.test', password: 'long-enough-1' }
  const waiting = createShopper(persistent.shopUrl)
  expect((await step(waiting, 'register', { input: person })).state).toBe(
    'EMAIL_VERIFICATION_REQUIRED',
  )
  await step(waiting, 'startSignIn', { input: {} })
  await persistent.close()
  const bytes = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('')
  expect(bytes).toContain('replaced_sessions')
  expect(bytes).not.toMatch(marker)
  expect(bytes).not.toMatch(/secretmail|mara@shop|Mara Lind|codeVerifier/)
})

test('S36 a wrong password and an unknown email are indistinguishable', async () => {
  const results = []
  for (const email of [mara.email, 'nobody-at-all@shop.test']) {
    const shopper = createShopper(stack().shopUrl)
    const { data, headers } = await shopper.execute(documents.login, {
      input: { email, password: 'wrong-password' },
    })
    results.push({ data, cookies: headers.getSetCookie().length })
  }
  expect(results[0]).toEqual(results[1])
})

test('S37 guesses are limited by login and by address, counted per field', async () => {
  const strict = await startTestStack({ SIGN_INS_PER_LOGIN: '5', SIGN_INS_PER_ADDRESS: '8' })
  const guess = (email: string) =>
    createShopper(strict.shopUrl).execute<{ result: { problems: { code: string }[] } }>(
      documents.login,
      { input: { email, password: 'guessing-123' } },
    )
  const results = []
  for (let i = 0; i < 6; i += 1)
    results.push(await guess(i % 2 ? mara.email : mara.email.toUpperCase()))
  const last = results.at(-1)
  expect(results.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(last?.status).toBe(429)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(last?.data.result.problems).toMatchObject([{ code: 'RATE_LIMITED' }])
  const fields = Array.from(
    { length: 4 },
    (_, i) =>
      `f${i}: login(input: { email: "other-${i}@shop.test", password: "guessing-123" }) { problems { code } }`,
  )
  const many = await createShopper(strict.shopUrl).execute<
    Record<string, { problems: { code: string }[] }>
  >(`mutation { ${fields.join(' ')} }`)
  await strict.close()
  const codes = Object.values(many.data).map(({ problems }) => problems[0]?.code)
  expect(codes).toContain('RATE_LIMITED')
  expect(codes.filter((code) => code === 'INVALID_PASSWORD').length).toBeLessThanOrEqual(2)
})

test('no response contains the password', async () => {
  const shopper = createShopper(stack().shopUrl)
  const { data } = await shopper.execute(documents.login, {
    input: { ...mara, password: 'odd-Marker-77' },
  })
  expect(JSON.stringify(data)).not.toContain('odd-Marker-77')
  expect(password).not.toBe('odd-Marker-77')
})
