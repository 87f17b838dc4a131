// What a screen of docs/design-review.md is.
import type { Page } from '@playwright/test'
import { localizedPath } from '@vitrine/languages'
import type { JourneyControl } from '../e2e/control.ts'
import { visit } from '../e2e/steps.ts'
import type { Appearance } from './appearances.ts'

/** One walk through the screens: an appearance, and the controls of the platform behind it. */
export type Walk = Appearance & { control: JourneyControl }

export type Screen = {
  /** Also the name of its picture. */
  name: string
  open: (page: Page, walk: Walk) => Promise<unknown>
  /** Restores what it changed, for the screens that follow. */
  close?: (page: Page, walk: Walk) => Promise<unknown>
  /** Also drawn on tablets and a wide screen. */
  isMain?: boolean
}

/** A screen that its address opens. */
export const at = (name: string, path: string, more?: Partial<Screen>): Screen => ({
  name,
  open: (page, { language }) => visit(page, localizedPath(language, path)),
  ...more,
})
