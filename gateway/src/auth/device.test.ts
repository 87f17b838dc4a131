import { runInLanguage } from '@vitrine/languages/current'
import { expect, test } from 'vitest'
import { deviceOf, nameOfDevice } from './device.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit Chrome/130.0 Safari/537.36', 'Chrome on Android'],
  ['Firefox/130.0', 'Firefox'],
  ['something on Linux', 'Linux'],
  ['curl/8', 'Unknown browser'],
  [undefined, 'Unknown browser'],
])('%s is %s', (userAgent, device) => expect(nameOfDevice(deviceOf(userAgent))).toBe(device))

test('the name is in the language in which it is read', () => {
  const device = deviceOf('Firefox/130.0 (Windows)')
  expect(device).toBe('Firefox/Windows')
  expect(runInLanguage('de', () => nameOfDevice(device))).toBe('Firefox auf Windows')
})

test('a name that an older session stored stays as it is', () =>
  expect(nameOfDevice('Chrome on Linux')).toBe('Chrome on Linux'))
