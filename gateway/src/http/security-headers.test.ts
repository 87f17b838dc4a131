import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { adminPolicy, pagePolicy, playgroundPolicy } from './security-headers.ts'

const base = {
  PLATFORM_URL: 'https://platform.test',
  PLATFORM_CLIENT_ID: 'client',
  SESSION_KEYS: Buffer.alloc(32, 1).toString('base64url'),
}
const policyWith = (env: Record<string, string>) => {
  const text = pagePolicy(readConfig({ ...base, ...env }), [])
  return Object.fromEntries(
    text.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ')
      return [name, sources]
    }),
  )
}

test('S50 without the origin of the platform’s pages nothing foreign is framed or posted to', () => {
  const policy = policyWith({})
  expect(policy['frame-src']).toEqual(["'self'"])
  expect(policy['form-action']).toEqual(["'self'"])
  expect(policy['script-src']).toEqual(["'self'"])
})

test('S38 S50 with it, forms may lead to that origin and no other, and no page frames it', () => {
  const policy = policyWith({ PLATFORM_PAGES_URL: 'https://pages.test' })
  expect(policy['frame-src']).toEqual(["'self'"])
  expect(policy['form-action']).toEqual(["'self'", 'https://pages.test'])
})

test('S50 of a captcha’s host its script and its folder', () => {
  const script = 'https://captcha.test/api/v2/api.js?render=explicit'
  const policy = policyWith({ CAPTCHA_SCRIPT: script })
  expect(policy['script-src']).toEqual(["'self'", 'https://captcha.test/api/v2/api.js'])
  expect(policy['connect-src']).toEqual(["'self'", 'https://captcha.test/api/v2/'])
  expect(policy['frame-src']).toEqual(["'self'", 'https://captcha.test/api/v2/'])
})

test('S50 of the hosted platform’s captcha its two folders, and no whole host', () => {
  const policy = policyWith({ PLATFORM_URL: 'https://www.wixapis.com' })
  const folders = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
  expect(policy['script-src']).toEqual([
    "'self'",
    'https://www.google.com/recaptcha/api.js',
    ...folders,
  ])
  expect(policy['connect-src']).toEqual(["'self'", ...folders])
  expect(policy['frame-src']).toEqual(["'self'", ...folders])
})

test.each([
  ['pages', (config: ReturnType<typeof readConfig>) => pagePolicy(config, [])],
  ['playground', playgroundPolicy],
])(
  'S50 no source of the %s but that of pictures is a whole scheme or a wildcard',
  (name, write) => {
    const captcha = { CAPTCHA_SCRIPT: 'https://captcha.test/api.js' }
    for (const env of [{}, captcha, { ...captcha, PLATFORM_PAGES_URL: 'https://pages.test' }]) {
      const whole = write(readConfig({ ...base, ...env }))
      const policy = name === 'pages' ? whole.replace(/img-src[^;]*;/, '') : whole
      expect(policy).not.toMatch(/ https?:( |;|$)/)
      expect(policy).not.toContain('*')
      expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    }
  },
)

test('S50 pictures alone come from any host, and only encrypted ones', () => {
  const local = { PLATFORM_MEDIA_URL: 'http://localhost:4000' }
  expect(policyWith(local)['img-src']).toEqual([
    "'self'",
    'data:',
    'https:',
    'http://localhost:4000',
  ])
})

test('S50 the admin takes no script, frame or form of others', () => {
  const policy = adminPolicy(readConfig({ ...base, PLATFORM_PAGES_URL: 'https://pages.test' }))
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-src 'none'")
  expect(policy).toContain("form-action 'self'")
})
