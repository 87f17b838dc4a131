import { describe, expect, it } from 'vitest'
import { freeSlug, slugFrom, slugPattern } from './slug.ts'

describe('slugs', () => {
  it.each([
    ['Zoë Ångström', 'x@shop.test', 'zoe-angstrom'],
    [undefined, 'Ada.L@shop.test', 'ada-l'],
    ['日本', '日本@shop.test', 'member'],
    ['  --Ben--  ', 'b@shop.test', 'ben'],
    ['Ada & Ben', 'x@shop.test', 'ada-ben'],
    ['a'.repeat(300), 'x@shop.test', 'a'.repeat(240)],
    [`${'a'.repeat(239)} b`, 'x@shop.test', 'a'.repeat(239)],
  ])('%s of %s is %s', (nickname, email, slug) => {
    expect(slugFrom(nickname, email)).toBe(slug)
    expect(slugPattern.test(slug)).toBe(true)
  })

  it('counts up until one is free', () => {
    const taken = new Set(['ada', 'ada1'])
    expect(freeSlug('ada', (slug) => taken.has(slug))).toBe('ada2')
    expect(freeSlug('my', () => false)).toBe('my1')
    const long = 'a'.repeat(250)
    expect(freeSlug(long, (slug) => slug === long)).toBe(`${'a'.repeat(240)}1`)
  })

  it.each(['', '-a', 'a-', 'a b', 'a/b', '../a', 'ä', '.'])('refuses %j', (slug) => {
    expect(slugPattern.test(slug)).toBe(false)
  })
})
