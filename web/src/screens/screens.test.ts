import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql'
import { expect, test } from 'vitest'
import { offlinePath } from '../lib/offline.ts'
import type { ScreenModule } from '../lib/screen.ts'
import { sourceOf } from '../server/screen-files.ts'
import { failedScreen, missingScreen, screens } from './screens.ts'

const files = import.meta.glob<ScreenModule>('./**/*Screen.tsx')
const all = [...screens, missingScreen, failedScreen]

test('no pattern is listed twice', () => {
  const patterns = all.map(({ pattern }) => pattern)
  expect(new Set(patterns).size).toBe(patterns.length)
})

test('every screen has a module of its own, and every module is listed', async () => {
  const sources = await Promise.all(all.map(async ({ module }) => sourceOf(await module())))
  const paths = Object.keys(files).map((path) => path.replace('.', 'src/screens'))
  expect(sources.toSorted()).toEqual(paths.toSorted())
})

test('the offline page of the service worker is a public screen', () => {
  const screen = screens.find(({ pattern }) => pattern === offlinePath)
  expect(screen).toMatchObject({ audience: 'public', crawlers: 'refused' })
})

test('every description stands beside a screen', () => {
  const descriptions = Object.keys(import.meta.glob('./**/*.describe.ts'))
  expect(descriptions.length).toBeGreaterThan(0)
  for (const path of descriptions)
    expect(files).toHaveProperty([path.replace('.describe.ts', '.tsx')])
})

const memberScreens = screens.filter(({ audience }) => audience === 'member')
const request = { path: '/account', params: {}, search: new URLSearchParams() }

test.each(memberScreens)(
  '$pattern selects the role that visitors are redirected by',
  async ({ module }) => {
    const loads = (await module()).load(request)
    expect(loads).not.toEqual([])
    for (const { document } of loads) {
      const viewer = fieldIn(rootOf(document), 'viewer')
      expect(fieldIn(viewer?.selectionSet, 'role')).toBeDefined()
    }
  },
)

function rootOf({ definitions }: DocumentNode): SelectionSetNode | undefined {
  return definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)?.selectionSet
}

/** The field that a result has under this name. */
const fieldIn = (selected: SelectionSetNode | undefined, name: string) =>
  selected?.selections
    .filter((one) => one.kind === Kind.FIELD)
    .find((field) => (field.alias ?? field.name).value === name)
