import { describe, expect, it } from 'vitest'
import { testShop } from '../testing/test-shop.ts'

const lost = '/hosted/checkout?session=unknown'

describe('the look of the hosted pages', () => {
  it('is the shop’s theme, with its fonts', async () => {
    const shop = await testShop()
    const page = await shop.call('GET', lost)
    const fonts = [...String(page.body).matchAll(/rel="preload" href="([^"]+)"/g)]
    expect(fonts).toHaveLength(2)
    for (const [, path = ''] of fonts) {
      const font = await shop.call('GET', path)
      expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2'])
    }
    const style = await shop.call('GET', '/hosted/page.css')
    expect(style.body).toContain('--pine: light-dark(')
    const named = [...String(style.body).matchAll(/url\("\.\/([^"]+)"\)/g)]
    expect(named).toHaveLength(4)
    for (const [, name] of named) {
      expect((await shop.call('GET', `/hosted/${name}`)).status).toBe(200)
    }
    expect(page.headers['content-security-policy']).toContain("font-src 'self'")
  })

  it.each(['light', 'dark'])('is %s where the shop is', async (theme) => {
    const shop = await testShop()
    const page = await shop.call('GET', `${lost}&theme=${theme}`)
    expect(page.body).toContain(`<html lang="en" data-theme="${theme}">`)
    expect(page.body).toContain(`<meta name="color-scheme" content="${theme}">`)
    const [cookie = ''] = String(page.headers['set-cookie']).split(';')
    const next = await shop.call('GET', lost, { headers: { cookie } })
    expect(next.body).toContain(`data-theme="${theme}"`)
    expect(next.headers['set-cookie']).toBeUndefined()
  })

  it('follows the system otherwise, also after another choice', async () => {
    const shop = await testShop()
    for (const query of ['', '&theme=', '&theme=%22onload']) {
      const page = await shop.call('GET', lost + query, { headers: { cookie: 'vtrn_theme=x' } })
      expect(page.body).not.toContain('data-theme')
      expect(page.body).toContain('content="light dark"')
      expect(page.headers['set-cookie']).toBeUndefined()
    }
    const cookie = 'vtrn_theme=dark'
    const page = await shop.call('GET', `${lost}&theme=system`, { headers: { cookie } })
    expect(page.body).not.toContain('data-theme')
    expect(page.headers['set-cookie']).toContain('Max-Age=0')
  })
})
