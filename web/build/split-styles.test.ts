import { expect, test } from 'vitest'
import { type ModuleSheets, sheetsUsed, splitStyles } from './split-styles.ts'

const modules: ModuleSheets = new Map([
  ['Account', 'account'],
  ['drawer', 'cart'],
])

const css =
  ':root{--ink:#000}.Header-row,.Account-row{gap:1px}@media (width>=1px){.Account-row{gap:2px}}' +
  '.Account-row .Header-name{gap:3px}.drawer-in{animation:drawer-slide 1s}@keyframes drawer-slide{to{top:0}}' +
  '@font-face{font-family:A}@media print{.Header-row{gap:4px}.drawer-in{gap:5px}}'

test('each rule is in one sheet, in the order of the whole', () => {
  expect(splitStyles(css, modules, null)).toBe(
    ':root{--ink:#000}.Header-row{gap:1px}@font-face{font-family:A}@media print{.Header-row{gap:4px}}',
  )
  expect(splitStyles(css, modules, 'account')).toBe(
    '.Account-row{gap:1px}@media (width>=1px){.Account-row{gap:2px}}.Account-row .Header-name{gap:3px}',
  )
  expect(splitStyles(css, modules, 'cart')).toBe(
    '.drawer-in{animation:drawer-slide 1s}@keyframes drawer-slide{to{top:0}}@media print{.drawer-in{gap:5px}}',
  )
})

test('a chunk needs the sheets whose class names it holds', () => {
  expect(sheetsUsed('a={row:`Account-row`};import"./drawer-Ab12.js";', modules)).toEqual([
    'account',
  ])
  expect(sheetsUsed('b=`wrap Header-row`', modules)).toEqual([])
})
