// The screens of the catalog, in the order of a visit.
import type { Locator, Page } from '@playwright/test'
import { localizedPath } from '@vitrine/languages'
import { expect } from '../e2e/fixtures.ts'
import { visit } from '../e2e/steps.ts'
import { at, type Screen } from './screen.ts'

const dialog = (page: Page): Locator => page.locator('dialog[open]')

/** Opens the sheet of a phone; a desk has the groups beside the list. */
const filters: Screen = {
  name: 'filters',
  async open(page, { language, size }) {
    await visit(page, localizedPath(language, '/c/all-products?stock=1'))
    if (size !== 'phone') {
      await expect(page.locator('form#filters details').first()).toBeVisible()
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      return
    }
    await page.locator('.FilterBar-open button').click()
    await expect(dialog(page).locator('details').first()).toBeVisible()
  },
}

const quickAdd: Screen = {
  name: 'quick-add',
  async open(page, { language }) {
    await visit(page, localizedPath(language, '/c/ceramics'))
    const card = page.locator('main article, main li').filter({
      has: page.locator('a[href$="/p/morning-mug"]'),
    })
    await card.locator('button[aria-haspopup=dialog]').first().click()
    await expect(dialog(page).locator('input[type=radio]').first()).toBeVisible()
  },
}

const lightbox: Screen = {
  name: 'lightbox',
  async open(page, { language }) {
    await visit(page, localizedPath(language, '/p/morning-mug'))
    await page.locator('.Gallery-zoom').click()
    await expect(dialog(page).locator('img').first()).toBeVisible()
  },
}

const suggestions: Screen = {
  name: 'suggestions',
  async open(page, { language }) {
    await visit(page, localizedPath(language, '/'))
    const field = page.locator('header input[name=q]')
    if (!(await field.isVisible())) return
    await field.focus()
    await page.keyboard.type('salt')
    await expect(page.locator('[role=listbox] [role=option]').first()).toBeVisible()
  },
}

/** Pages, languages and currencies. */
const footer: Screen = {
  name: 'footer',
  async open(page, { language }) {
    await visit(page, localizedPath(language, '/pages/shipping'))
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
  },
}

export const catalogScreens: readonly Screen[] = [
  at('home', '/', { isMain: true }),
  suggestions,
  at('collections', '/collections'),
  at('collection', '/c/ceramics', { isMain: true }),
  at('filtered', '/c/all-products?max=60&stock=1'),
  filters,
  quickAdd,
  at('nothing-found', '/search?q=qqqqqq'),
  at('search', '/search?q=tarn'),
  at('product', '/p/morning-mug', { isMain: true }),
  lightbox,
  at('sold-out', '/p/milk-jug'),
  at('back-in-stock', '/back-in-stock?product=milk-jug'),
  at('brands', '/brands'),
  at('brand', '/brands/saltmarsh-pottery'),
  at('text', '/pages/shipping'),
  footer,
]
