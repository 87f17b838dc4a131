import { describe, expect, it } from 'vitest'
import { keywordsOf, seoInput } from './seo-input.ts'

const tag = { props: null, meta: null, children: null, custom: false, disabled: false }
const seo = {
  title: 'Mug',
  description: 'A mug',
  tags: [
    { ...tag, type: 'title', children: 'Mug' },
    { ...tag, type: 'meta', props: { name: 'description', content: 'A mug' } },
    { ...tag, type: 'meta', props: { property: 'og:title', content: 'Mug!' }, custom: true },
  ],
  keywords: [
    { term: 'mug', main: false, origin: 'USER' },
    { term: 'cup', main: true, origin: null },
  ],
  preventAutoRedirect: true,
}
const texts = { title: 'Cup', description: '', keywords: 'mug, tea' }

describe('SEO input', () => {
  it('changes the title, removes the description and retains other tags', () => {
    expect(seoInput(seo, texts).tags).toEqual([
      { type: 'title', custom: false, disabled: false, children: 'Cup' },
      {
        type: 'meta',
        custom: true,
        disabled: false,
        props: { property: 'og:title', content: 'Mug!' },
      },
    ])
  })
  it('keeps where a keyword came from', () => {
    expect(seoInput(seo, texts).keywords).toEqual([
      { term: 'mug', main: false, origin: 'USER' },
      { term: 'tea', main: false },
    ])
    expect(seoInput(seo, texts).preventAutoRedirect).toBe(true)
  })
  it('adds missing tags', () => {
    const bare = { ...seo, tags: [], keywords: [], preventAutoRedirect: null }
    expect(seoInput(bare, { title: 'A', description: 'B', keywords: 'c' })).toEqual({
      tags: [
        { type: 'title', children: 'A' },
        { type: 'meta', props: { name: 'description', content: 'B' } },
      ],
      keywords: [{ term: 'c', main: true }],
    })
  })
  it('reads keywords between commas, each once', () => {
    expect(keywordsOf(' tea , mug,,tea ')).toEqual(['tea', 'mug'])
  })
})
