// Imports of products, which are jobs: lost responses, and a stop.
import { dialog, openAdmin, rowOf } from './admin-steps.ts'
import { expect, test } from './fixtures.ts'

test('an import is a job: a line with a lost response is reported and not sent again', async ({
  shop,
  control,
}) => {
  await openAdmin(shop, '/admin/products')
  await shop.getByRole('button', { name: 'Import …' }).click()
  const form = dialog(shop, 'Import products')
  const rows = ['name,price,visible', 'Cut one,"9,50",no', 'Cut two,8,no', 'Cut three,7,no']
  const buffer = Buffer.from(rows.join('\r\n'))
  await form.getByLabel('CSV file').setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer })
  await expect(form).toContainText('0 products to change, 3 to create, 0 lines with an error.')
  await control.fault({
    match: { method: 'POST', path: '/stores/v1/products' },
    kind: 'status',
    status: 503,
    times: 1,
  })
  await form.getByRole('button', { name: 'Import' }).click()
  await expect(form).toContainText('3 of 3 done, 1 of them refused or without a response')
  await form.getByRole('button', { name: 'Close', exact: true }).last().click()
  await shop.goto('/admin/products?q=Cut')
  await expect(shop.getByRole('row').filter({ hasText: 'Cut' })).toHaveCount(2)
})

test.describe('with a lost response', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ })

  test('a job: a stop without a response is reported, and the next one stops it', async ({
    shop,
    control,
  }) => {
    await openAdmin(shop, '/admin/products')
    await shop.getByRole('button', { name: 'Import …' }).click()
    const form = dialog(shop, 'Import products')
    const rows = Array.from({ length: 40 }, (_, number) => `Slow ${number},8,no`)
    const buffer = Buffer.from(['name,price,visible', ...rows].join('\r\n'))
    await form.getByLabel('CSV file').setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer })
    await control.fault({
      match: { method: 'POST', path: '/stores/v1/products' },
      kind: 'latency',
      ms: 1500,
    })
    await shop.route('**/admin/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'AdminStopJob'
        ? route.abort()
        : route.continue(),
    )
    await form.getByRole('button', { name: 'Import' }).click()
    const stop = form.getByRole('button', { name: 'Stop', exact: true })
    await stop.click()
    await expect(form.getByRole('alert')).toContainText('could not be stopped or resumed')
    await shop.unroute('**/admin/graphql')
    await stop.click()
    await expect(form.getByRole('alert')).toHaveCount(0)
    await expect(stop).toHaveCount(0)
    await expect(form.getByRole('button', { name: 'Continue' })).toBeVisible()
    await form.getByRole('button', { name: 'Close', exact: true }).last().click()
    await shop.goto('/admin/jobs')
    await expect(rowOf(shop, 'of 40')).toContainText('Interrupted')
  })
})
