// Every screen of the admin through axe, light and dark, narrow and wide; none wider than its window. The screens share
// a few sign-ins, because looking at them changes nothing.
import type { Page } from '@playwright/test'
import { choose, dialog, edit, openAdmin, rowOf, title } from './admin-steps.ts'
import { checkScenes } from './appearances.ts'
import { violations } from './axe.ts'
import { expect, test, withoutTrace } from './fixtures.ts'

type Scenes = Record<string, { path: string; ready: (page: Page) => Promise<unknown> }>

const rowIsVisible = (name: string | RegExp) => (page: Page) =>
  expect(rowOf(page, name).first()).toBeVisible()

const products: Scenes = {
  overview: { path: '/admin', ready: (page) => expect(title(page, /Good day/)).toBeVisible() },
  products: { path: '/admin/products?q=Mug', ready: rowIsVisible('Morning Mug') },
  'products with a selection': {
    path: '/admin/products?q=Clock',
    async ready(page) {
      await choose(page, 'Desk Clock')
      await page.getByRole('button', { name: 'Adjust …' }).click()
      await dialog(page, 'Adjust 1 product?')
        .getByLabel(/Percent, −100/)
        .fill('10')
      await expect(dialog(page, 'Adjust 1 product?').getByRole('row')).toHaveCount(2)
    },
  },
  'no matching products': {
    path: '/admin/products?q=qqqq',
    ready: (page) => expect(page.getByText('No matching products')).toBeVisible(),
  },
  'a product': {
    path: '/admin/products?q=Morning',
    async ready(page) {
      await page.getByRole('link', { name: 'Morning Mug' }).click()
      await expect(page.getByRole('heading', { name: 'Variants' })).toBeVisible()
    },
  },
}

const catalog: Scenes = {
  jobs: { path: '/admin/jobs', ready: (page) => expect(title(page, 'Jobs')).toBeVisible() },
  prices: { path: '/admin/prices?q=Clock', ready: rowIsVisible('Desk Clock') },
  collections: { path: '/admin/collections', ready: rowIsVisible('Kitchen') },
  'a new collection': {
    path: '/admin/collections/new',
    ready: (page) => expect(page.getByLabel('Name')).toBeVisible(),
  },
  'a collection': {
    path: '/admin/collections?q=Desk',
    async ready(page) {
      await page.getByRole('link', { name: 'Desk', exact: true }).click()
      await expect(rowOf(page, 'Desk Clock')).toBeVisible()
    },
  },
  brands: { path: '/admin/brands', ready: rowIsVisible('Ostra') },
  'new brands': {
    path: '/admin/brands',
    async ready(page) {
      await page.getByRole('button', { name: 'New brands' }).click()
      await dialog(page, 'New brands').getByRole('button', { name: 'Create' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
}

const people: Scenes = {
  members: { path: '/admin/members?status=PENDING', ready: rowIsVisible('Ada Pending') },
  'a member': {
    path: '/admin/members?q=Mara',
    async ready(page) {
      await page.getByRole('link', { name: 'Mara Lind' }).click()
      await expect(page.getByRole('region', { name: 'Orders' }).first()).toBeVisible()
      // What was done, or that nothing was: the sign-ins and writes of earlier journeys are in the log of this worker.
      const history = page.getByRole('region', { name: 'History' })
      const entry = history.getByRole('listitem').or(history.getByText('No changes yet'))
      await expect(entry.first()).toBeVisible()
    },
  },
  'counted members': {
    path: '/admin/members?status=PENDING',
    async ready(page) {
      await expect(rowOf(page, 'Ada Pending')).toBeVisible()
      await page.getByText('More filters and bulk actions').click()
      await page.getByRole('button', { name: 'Block all …' }).click()
      await expect(dialog(page, 'Block 3 members?')).toBeVisible()
    },
  },
  events: {
    path: '/admin/events',
    async ready(page) {
      await expect(title(page, 'Events')).toBeVisible()
      await expect(page.getByText('Last received')).toBeVisible()
    },
  },
  'app keys': {
    path: '/admin/apps',
    ready: (page) => expect(title(page, 'App keys')).toBeVisible(),
  },
  'a new app key': {
    path: '/admin/apps',
    async ready(page) {
      await page.getByRole('button', { name: 'New app key' }).click()
      const open = dialog(page, 'New app key')
      await open.getByRole('button', { name: 'Create' }).click()
      await expect(open.getByText(/Use 1 to 50/)).toBeVisible()
    },
  },
  'site health': {
    path: '/admin/health',
    async ready(page) {
      await expect(page.getByRole('heading', { name: 'In order' })).toBeVisible()
      for (const guide of await page.getByText('From the guide').all()) await guide.click()
    },
  },
  log: {
    path: '/admin/audit?reads=1',
    ready: (page) => expect(page.getByText(/entries, every one/)).toBeVisible(),
  },
  palette: {
    path: '/admin/brands',
    async ready(page) {
      await expect(rowOf(page, 'Ostra')).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(dialog(page, 'Go to or do')).toBeVisible()
    },
  },
  'an unknown screen': {
    path: '/admin/nowhere',
    ready: (page) => expect(title(page, 'Page not found')).toBeVisible(),
  },
}

const appearances = [
  { colorScheme: 'light', size: { width: 1440, height: 900 } },
  { colorScheme: 'dark', size: { width: 390, height: 900 } },
] as const

test.describe.configure({ mode: 'parallel' })
test.use(withoutTrace)

for (const [name, screens] of Object.entries({ products, catalog, people })) {
  test(`${name}: axe finds no violation, and nothing overflows`, async ({ shop }) => {
    const scenes = Object.entries(screens).map(([screen, { path, ready }]) => {
      const open = async (page: Page) => {
        await page.goto(path)
        await ready(page)
      }
      return [screen, open] as const
    })
    await openAdmin(shop)
    await checkScenes(shop, null, Object.fromEntries(scenes), appearances)
  })
}

test('dialogs of the editor in the dark, on a phone', async ({ shop }) => {
  test.slow()
  await shop.emulateMedia({ colorScheme: 'dark' })
  await shop.setViewportSize({ width: 390, height: 844 })
  await openAdmin(shop)
  await edit(shop, 'Morning Mug')
  const scenes = [
    ['From another product …', 'Pictures of other products'],
    ['Put picture 2 first', 'Put picture 2 first?'],
    ['Delete …', 'Delete this product?'],
  ] as const
  for (const [button, title] of scenes) {
    await shop.getByRole('button', { name: button, exact: true }).click()
    const open = dialog(shop, title)
    await expect(open).toBeVisible()
    if (button.startsWith('From')) await expect(open.getByRole('checkbox').first()).toBeVisible()
    expect(await violations(shop, 'dialog[open]'), title).toEqual([])
    expect((await open.boundingBox())?.width ?? 999).toBeLessThanOrEqual(390)
    await shop.keyboard.press('Escape')
    await expect(open).toHaveCount(0)
    await expect(shop.getByRole('button', { name: button, exact: true })).toBeFocused()
  }
})
