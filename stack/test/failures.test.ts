// What a failed run prints last.
import { expect, test } from 'vitest'
import { playwrightFailures, vitestFailures } from '../bin/failures.mjs'

test('failed tests and broken files of Vitest are listed with their messages', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] }
  const failed = {
    status: 'failed',
    fullName: 'removes',
    failureMessages: ['Error: expected 1 to be 2\n    at /shop/a.test.ts:3:1'],
  }
  const testResults = [
    { name: '/shop/a.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: '/shop/b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
    { name: '/shop/c.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ]
  expect(vitestFailures({ testResults }, '/shop')).toEqual([
    '✗ a.test.ts › removes\n    Error: expected 1 to be 2',
    '✗ b.test.ts\n    SyntaxError',
  ])
})

test('failed journeys are listed with their place, and errors outside of them', () => {
  const spec = (title: string, ok: boolean, message: string) => {
    const tests = [{ results: [{ errors: ok ? [] : [{ message }] }] }]
    return { title, ok, file: 'cart.e2e.ts', line: 7, tests }
  }
  const red = '\u001b[31mTimed out\u001b[39m\n\n'
  const suites = [{ suites: [{ specs: [spec('adds', true, ''), spec('removes', false, red)] }] }]
  expect(playwrightFailures({ suites, errors: [{ message: 'no worker' }] })).toEqual([
    '✗ cart.e2e.ts:7 › removes\n    Timed out',
    '✗ outside of a test\n    no worker',
  ])
})

test('a long message is cut', () => {
  const message = Array.from({ length: 40 }, () => 'x'.repeat(500)).join('\n')
  const [entry] = playwrightFailures({ suites: [], errors: [{ message }] })
  const lines = entry?.split('\n').slice(1) ?? []
  expect(lines.map((line: string) => line.length)).toEqual(Array(12).fill(244))
})
