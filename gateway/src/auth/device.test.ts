import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

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
])('%s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))
