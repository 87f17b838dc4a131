import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})
afterEach(() => shop.server.close())

const page = async () => String((await shop.call('GET', '/_inspector/events')).body)
const submit = (name: string, form: Record<string, string>) =>
  shop.call('POST', `/_inspector/events/${name}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })

describe('the tab of events', () => {
  it('shows raised events, newest first, with their payload', async () => {
    expect(await page()).toContain('Nothing has changed yet.')
    await shop.call('POST', '/_control/events', { body: { name: 'BrandCreated', entityId: 'a1' } })
    await shop.call('POST', '/_control/events', { body: { name: 'RibbonCreated', entityId: 'b2' } })
    const text = await page()
    expect(text.indexOf('b2')).toBeLessThan(text.indexOf('a1'))
    expect(text).toContain('wix.stores.catalog.v3.ribbon')
    expect(text).toContain('written down')
  })

  it('causes an event with a body of one’s own, or one made up', async () => {
    const own = { name: 'RibbonCreated', entityId: 'r', body: '{"id":"r","name":"<New>"}' }
    expect((await submit('cause', own)).status).toBe(303)
    expect((await submit('cause', { ...own, body: '' })).status).toBe(303)
    expect(shop.state.events.all()).toHaveLength(2)
    expect(await page()).toContain('&lt;New&gt;')
    expect((await submit('cause', { ...own, body: '{' })).status).toBe(400)
    expect((await submit('cause', { ...own, body: '{}' })).status).toBe(400)
    expect(shop.state.events.all()).toHaveLength(2)
  })

  it('pauses and resumes deliveries and requests another one', async () => {
    await shop.call('POST', '/_control/webhooks', { body: { url: 'http://127.0.0.1:1/<b>' } })
    expect(await page()).toContain('delivered to <code>http://127.0.0.1:1/&lt;b&gt;</code>.')
    await submit('pause', { paused: 'true' })
    await submit('cause', { name: 'RibbonCreated', entityId: '', body: '' })
    expect(await page()).toContain('Let them go')
    expect(await page()).toContain('waiting')
    const [event] = shop.state.events.all()
    expect((await submit('redeliver', { id: event?.id ?? '' })).status).toBe(303)
    expect((await submit('redeliver', { id: 'none' })).status).toBe(404)
    await submit('pause', { paused: 'false' })
    expect(await page()).toContain('Hold them back')
  })
})
