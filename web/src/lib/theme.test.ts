import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyTheme, readTheme } from './theme.ts'

const stored = new Map<string, string>()
let dataset: { theme?: string }

beforeEach(() => {
  stored.clear()
  dataset = {}
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test.each(['light', 'dark'] as const)('%s is applied and stored', (theme) => {
  applyTheme(theme)
  expect([dataset, stored.get('vitrine-theme'), readTheme()]).toEqual([{ theme }, theme, theme])
})

test('as the system has it is the absence of a choice', () => {
  applyTheme('dark')
  applyTheme('system')
  expect([dataset, stored.size, readTheme()]).toEqual([{}, 0, 'system'])
})

test('what is no theme is as the system has it', () => {
  dataset.theme = 'sepia'
  expect(readTheme()).toBe('system')
})

test('without storage the choice lasts for the page', () => {
  vi.stubGlobal('localStorage', undefined)
  applyTheme('dark')
  expect(readTheme()).toBe('dark')
})
