import { expect, test } from 'vitest'
import { checkWords } from './check-words.ts'
import { guideOf, inlineOf, sectionsOf } from './guide.ts'

test('a section has paragraphs, lists and tables', () => {
  const sections = sectionsOf(
    '# Guide\n\n## one\n\nFirst `A`\nline.\n\n1. Do\n   this.\n2. That.\n\n## two\n\n| a | b |\n|---|---|\n| 1 | `2` |\n',
  )
  expect([...sections.keys()]).toEqual(['one', 'two'])
  expect(sections.get('one')).toEqual([
    {
      kind: 'paragraph',
      words: [
        { kind: 'text', text: 'First ' },
        { kind: 'code', text: 'A' },
        { kind: 'text', text: ' line.' },
      ],
    },
    {
      kind: 'list',
      items: [[{ kind: 'text', text: 'Do this.' }], [{ kind: 'text', text: 'That.' }]],
    },
  ])
  expect(sections.get('two')).toMatchObject([
    {
      kind: 'table',
      head: [[{ text: 'a' }], [{ text: 'b' }]],
      rows: [[[{ text: '1' }], [{ kind: 'code' }]]],
    },
  ])
})

test('a link to a section is one, and a file that a shop does not serve is its words', () => {
  expect(
    inlineOf('See [redirects](#redirects) and [decision 17](decisions/017-redis.md).'),
  ).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'section', text: 'redirects', section: 'redirects' },
    { kind: 'text', text: ' and ' },
    { kind: 'text', text: 'decision 17' },
    { kind: 'text', text: '.' },
  ])
})

test.each(Object.keys(checkWords))('the guide explains %s, in forms that are shown', (check) => {
  const blocks = guideOf(check)
  expect(blocks.length).toBeGreaterThan(0)
  const words = JSON.stringify(blocks)
  expect(words).not.toMatch(/\*\*|\]\(|```|"text":"[-#] /)
})
