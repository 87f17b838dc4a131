import { expect, test } from 'vitest'
import { safeHtml } from './html.ts'

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<style><p title="</style><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<option><style></option></select><img src=x onerror=alert(1)></style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<p style="background:url(javascript:alert(1))">a</p>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
]

test.each(hostile)('sanitizes %j, idempotently', (html) => {
  const once = safeHtml(html) ?? ''
  expect(once).not.toMatch(/<(script|img|svg|math|style|iframe|textarea|noscript|xmp|plaintext)/i)
  expect(once).not.toMatch(/<[^>]*\s(on\w+|style|srcdoc)=/i)
  expect(once).not.toMatch(/href="(?!https?:|mailto:)/i)
  expect(safeHtml(`${once} `)?.trim()).toBe(once.trim())
})

test('keeps harmless markup', () => {
  const html = '<h3>Care</h3><ul><li><strong>Dry</strong> by <em>hand</em></li></ul>'
  expect(safeHtml(html)).toBe(html)
  expect(safeHtml('<a href="https://shop.test" rel="opener">a</a>')).toBe(
    '<a href="https://shop.test" rel="nofollow noopener">a</a>',
  )
  expect(safeHtml(null)).toBeNull()
})
