import { expect, test } from 'vitest'
import { captchaSettings } from './captcha-settings.ts'

const hosted = { PLATFORM_URL: 'https://www.wixapis.com', CAPTCHA_SOURCES: [] }

test('row O: the hosted platform has keys, script and sources without a setting', () => {
  const { visibleKey, invisibleKey, script, sources } = captchaSettings(hosted)
  expect(visibleKey).toMatch(/^6L/)
  expect(invisibleKey).toMatch(/^6L/)
  expect(visibleKey).not.toBe(invisibleKey)
  expect(script).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/api\.js/)
  expect(sources).toHaveLength(2)
})

test('row O: a setting replaces all of them', () => {
  expect(captchaSettings({ ...hosted, CAPTCHA_VISIBLE_KEY: 'own' })).toEqual({
    visibleKey: 'own',
    invisibleKey: undefined,
    script: undefined,
    sources: [],
  })
})

test('another platform has no captcha without settings', () => {
  expect(captchaSettings({ ...hosted, PLATFORM_URL: 'https://platform.test' })).toEqual({
    sources: [],
  })
})
