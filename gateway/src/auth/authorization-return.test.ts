import { expect, test } from 'vitest'
import { checkReturn, returnOf } from './authorization-return.ts'

const data = { state: 'kept' }

test.each([
  [
    { code: 'c', state: 'kept' },
    { ok: true, code: 'c' },
  ],
  [{ code: 'c' }, { ok: false, error: 'Missing code or _state' }],
  [{ state: 'kept' }, { ok: false, error: 'Missing code or _state' }],
  [{}, { ok: false, error: 'Missing code or _state' }],
  [
    { code: '', state: 'kept' },
    { ok: false, error: 'Missing code or _state' },
  ],
  [
    { code: 'c', state: 'other' },
    { ok: false, error: 'Invalid _state' },
  ],
  [
    { code: 'c', state: 'keptt' },
    { ok: false, error: 'Invalid _state' },
  ],
  [{ error: 'access_denied' }, { ok: false, error: 'access_denied' }],
  [
    { error: 'login_required', errorDescription: 'Nobody is signed in', state: 'kept' },
    { ok: false, error: 'login_required', description: 'Nobody is signed in' },
  ],
])('S31 %j → %j', (returned, checked) => {
  expect(checkReturn(returned, data)).toEqual(checked)
})

test('the four names are read from the query or the fragment', () => {
  const address = new URL(
    'https://shop.test/callback?code=q&state=s#code=f&error=e&error_description=d',
  )
  expect(returnOf(address, 'query')).toEqual({
    code: 'q',
    state: 's',
    error: null,
    errorDescription: null,
  })
  expect(returnOf(address, 'fragment')).toEqual({
    code: 'f',
    state: null,
    error: 'e',
    errorDescription: 'd',
  })
})
