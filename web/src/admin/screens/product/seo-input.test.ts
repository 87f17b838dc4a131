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
    { term: 'mug', isMain: false, origin: 'USER' },
    { term: 'cup', isMain: true, origin: null },
  ],
  preventAutoRedirect: true,
}
const wish = { title: 'Cup', description: '', keywords: 'mug, tea' }

describe('what search engines are told', () => {
  it('changes the title, takes the description away and keeps the rest', () => {
    expect(seoInput(seo, wish).tags).toEqual([
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
    expect(seoInput(seo, wish).keywords).toEqual([
      { term: 'mug', isMain: false, origin: 'USER' },
      { term: 'tea', isMain: false },
    ])
    expect(seoInput(seo, wish).preventAutoRedirect).toBe(true)
  })
  it('makes tags where there were none', () => {
    const bare = { ...seo, tags: [], keywords: [], preventAutoRedirect: null }
    expect(seoInput(bare, { title: 'A', description: 'B', keywords: 'c' })).toEqual({
      tags: [
        { type: 'title', children: 'A' },
        { type: 'meta', props: { name: 'description', content: 'B' } },
      ],
      keywords: [{ term: 'c', isMain: true }],
    })
  })
  it('reads keywords between commas, each once', () => {
    expect(keywordsOf(' tea , mug,,tea ')).toEqual(['tea', 'mug'])
  })
})
