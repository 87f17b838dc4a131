// docs/security.md S16-S17 and S36-S37: what signing in gives away, to whoever reads along or guesses.
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

test('S16 no answer of a sign-in carries a token', async () => {
  const shopper = createShopper(stack().shopUrl)
  const texts = [
    await shopper.ask(documents.login, { input: mara }),
    await shopper.ask(
      '{ me { id contactId } myIdentity { id email } mySessions { id } orders { nodes { id } } }',
    ),
    await shopper.ask(documents.startSignIn, { input: { responseMode: 'QUERY' } }),
    await shopper.ask(documents.logout),
  ]
  for (const { data, errors } of texts) {
    expect(errors).toBeUndefined()
    expect(JSON.stringify(data)).not.toMatch(marker)
  }
})

test('S17 a dump of the store shows no token, no code, no email', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-members-'))
  const kept = await startTestStack({ DATA_DIR: folder })
  const pages = controlOf(kept.platformUrl)
  await signedIn(kept.shopUrl)
  await pages.site({ verificationRequired: true })
  const person = { email: 'secretmail@person.test', password: 'long-enough-1' }
  const waiting = createShopper(kept.shopUrl)
  expect((await step(waiting, 'register', { input: person })).state).toBe(
    'EMAIL_VERIFICATION_REQUIRED',
  )
  await step(waiting, 'startSignIn', { input: {} })
  await kept.close()
  const bytes = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('')
  expect(bytes).toContain('replaced_sessions')
  expect(bytes).not.toMatch(marker)
  expect(bytes).not.toMatch(/secretmail|mara@shop|Mara Lind|codeVerifier/)
})

test('S36 a wrong password and an unknown address leave the same behind', async () => {
  const answers = []
  for (const email of [mara.email, 'nobody-at-all@shop.test']) {
    const shopper = createShopper(stack().shopUrl)
    const { data, headers } = await shopper.ask(documents.login, {
      input: { email, password: 'wrong-password' },
    })
    answers.push({ data, cookies: headers.getSetCookie().length })
  }
  expect(answers[0]).toEqual(answers[1])
})

test('S37 guessing is slowed down by login and by address, counted for every field', async () => {
  const strict = await startTestStack({ SIGN_INS_PER_LOGIN: '5', SIGN_INS_PER_ADDRESS: '8' })
  const guess = (email: string) =>
    createShopper(strict.shopUrl).ask<{ answer: { problems: { code: string }[] } }>(
      documents.login,
      { input: { email, password: 'guessing-123' } },
    )
  const answers = []
  for (let i = 0; i < 6; i += 1)
    answers.push(await guess(i % 2 ? mara.email : mara.email.toUpperCase()))
  const last = answers.at(-1)
  expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(last?.status).toBe(429)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(last?.data.answer.problems).toMatchObject([{ code: 'RATE_LIMITED' }])
  const fields = Array.from(
    { length: 4 },
    (_, i) =>
      `f${i}: login(input: { email: "other-${i}@shop.test", password: "guessing-123" }) { problems { code } }`,
  )
  const many = await createShopper(strict.shopUrl).ask<
    Record<string, { problems: { code: string }[] }>
  >(`mutation { ${fields.join(' ')} }`)
  await strict.close()
  const codes = Object.values(many.data).map(({ problems }) => problems[0]?.code)
  expect(codes).toContain('RATE_LIMITED')
  expect(codes.filter((code) => code === 'INVALID_PASSWORD').length).toBeLessThanOrEqual(2)
})

test('the password itself is nowhere in an answer', async () => {
  const shopper = createShopper(stack().shopUrl)
  const { data } = await shopper.ask(documents.login, {
    input: { ...mara, password: 'odd-Marker-77' },
  })
  expect(JSON.stringify(data)).not.toContain('odd-Marker-77')
  expect(password).not.toBe('odd-Marker-77')
})
