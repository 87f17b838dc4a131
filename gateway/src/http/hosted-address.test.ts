import { describe, expect, it } from 'vitest'
import { hostedAddress } from './hosted-address.ts'

const page = 'https://pages.test/hosted/login?session=a%20b'

describe('the address of a page of the platform', () => {
  it.each(['light', 'dark', 'system'])('has the theme %s', (theme) => {
    expect(hostedAddress(page, theme)).toBe(
      `https://pages.test/hosted/login?session=a+b&theme=${theme}`,
    )
  })

  it.each(['', undefined, 'dark&session=x', 'DARK'])('stays as it is with %j', (theme) => {
    expect(hostedAddress(page, theme)).toBe(page)
  })

  it('stays as it is when it cannot be parsed', () => {
    expect(hostedAddress('/account', 'dark')).toBe('/account')
  })
})
