import { expect, test } from 'vitest'
import { described, html } from './html.ts'

test('S110 every value of a template is escaped, markup alone is not', () => {
  const attack = `<img src=x onerror="a('b')">&`
  const { text } = html`<p title="${attack}">${attack}${[html`<b>${attack}</b>`]}</p>`
  const shown = '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;'
  expect(text).toBe(`<p title="${shown}">${shown}<b>${shown}</b></p>`)
})

test('absent values are left out, and numbers are shown', () => {
  expect(html`a${null}${undefined}${false}${0}`.text).toBe('a0')
})

test('S110 a description is escaped, within backticks too', () => {
  expect(described('Use `<b>` & `c`')?.text).toBe(
    '<p>Use <code>&lt;b&gt;</code> &amp; <code>c</code></p>',
  )
  expect(described('')).toBeNull()
})
