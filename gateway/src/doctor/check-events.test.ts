// Row T of docs/contract/real-site.md: what the doctor says about change events.
import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { EventFacts } from '../events/event-sources.ts'
import { checkEvents } from './check-events.ts'
import type { Subject } from './subject.ts'

const publicKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .publicKey.export({ type: 'spki', format: 'pem' })
  .toString()

const checked = (facts: EventFacts | null, webhooks: object) =>
  checkEvents({
    config: { publicUrl: 'https://shop.example', webhooks },
    eventFacts: () => facts,
  } as unknown as Subject)

const hours = (count: number) => Date.now() - count * 3_600_000
const factsOf = (lastReceivedAt: number | null, ...instanceIds: string[]): EventFacts => ({
  lastReceivedAt,
  instanceIds,
})

test('row T: without a key the app and its public key are named', async () => {
  const { verdict, cure } = await checked(null, {})
  expect([verdict, cure]).toEqual([
    'ADVICE',
    expect.stringMatching(/custom app.*https:\/\/shop\.example\/webhooks\/platform.*public key/),
  ])
})

test.each([
  ['nothing is known', null, '', 'the log and this check name the instance'],
  ['no event came', factsOf(null), '', 'the log and this check name the instance'],
  ['one came', factsOf(hours(30), 'X'), 'come from the instance X.', 'INSTANCE_ID to X,'],
  ['several came', factsOf(hours(1), 'X', 'Y'), 'the instances X, Y.', 'the one of this site'],
])('row T: without an instance, %s', async (_, facts, found, cure) => {
  const outcome = await checked(facts, { publicKey })
  expect(outcome.verdict).toBe('ADVICE')
  expect(outcome.found).toContain('public key of 2048 bits')
  expect(outcome.found).toContain(found)
  expect(outcome.cure).toContain(cure)
})

test.each([
  ['nothing is known', null, 'GOOD', 'of the instance X are accepted'],
  ['one came today', factsOf(hours(23)), 'GOOD', 'of the instance X came at 20'],
  ['the last came yesterday', factsOf(hours(25)), 'ADVICE', 'no change event has come'],
  ['none came', factsOf(null), 'ADVICE', 'no change event has come'],
])('with an instance, %s', async (_, facts, verdict, found) => {
  const outcome = await checked(facts, { publicKey, instanceId: 'X' })
  expect([outcome.verdict, outcome.found]).toEqual([verdict, expect.stringContaining(found)])
})
