// The page of contact that is made from the facts of the site, in a shop whose merchant has written no texts.
import { join } from 'node:path'
import { root } from '../src/root.ts'
import { checkScenes } from './appearances.ts'
import { expect, test, withoutTrace } from './fixtures.ts'
import { heading } from './member-steps.ts'
import { visit } from './steps.ts'

/** A folder without texts of a shop. */
const folder = join(root, 'stack/e2e')

const properties = {
  siteDisplayName: 'Brook & Sons',
  email: 'hello@brook.example',
  phone: '+44 (0)1632 960983',
  address: {
    street: 'Mill Lane',
    streetNumber: '7',
    city: 'Hebden Bridge',
    zip: 'HX7 8AD',
    country: 'GB',
  },
}

test.use({ site: { properties }, settings: { CONTENT_DIR: folder }, ...withoutTrace })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const [base, title, country, phone] of [
    ['', 'Contact', 'United Kingdom', 'Phone:'],
    ['/de', 'Kontakt', 'Vereinigtes Königreich', 'Telefon:'],
  ] as const) {
    test(`the footer leads to address, phone and email, at ${base}/`, async ({ shop }) => {
      await visit(shop, `${base}/brands`)
      await shop.getByRole('contentinfo').getByRole('link', { name: title }).click()
      await expect(heading(shop, title)).toBeVisible()
      await expect(shop).toHaveURL(new RegExp(`${base}/pages/contact$`))
      const main = shop.getByRole('main')
      for (const line of ['Brook & Sons', '7 Mill Lane', 'HX7 8AD Hebden Bridge', country, phone])
        await expect(main).toContainText(line)
      const links = {
        'mailto:hello@brook.example': properties.email,
        'tel:+441632960983': properties.phone,
      }
      for (const [href, name] of Object.entries(links)) {
        const link = main.getByRole('link', { name, exact: true })
        await expect(link).toHaveAttribute('href', href)
        await expect(link).toBeInViewport({ ratio: 1 })
      }
    })
  }
})

test.describe('in every appearance', () => {
  test.use({ allowedShift: Number.POSITIVE_INFINITY })

  test('axe finds no violation, and nothing overflows', async ({ shop, control }) => {
    await checkScenes(shop, control, {
      'the generated page of contact': (page) => visit(page, '/pages/contact'),
      'the same in German': (page) => visit(page, '/de/pages/contact'),
    })
  })
})
