import { existsSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyStateFile } from '../media/empty-state-file.ts'
import { drawEmptyState, emptyStates } from './empty-states.ts'

const printed = (name: string) =>
  new URL(`../../../web/src/ui/drawings/${name}.webp`, import.meta.url)

test.each(emptyStates)('the empty %s is drawn without a background and printed', async (name) => {
  const svg = drawEmptyState(name)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
  expect(svg).not.toContain('<rect width="960"')
  expect((await emptyStateFile(name)).length).toBeLessThan(20_000)
  expect(existsSync(printed(name))).toBe(true)
  expect(statSync(printed(name)).size).toBeLessThan(20_000)
})
