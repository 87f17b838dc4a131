import { describe, expect, it } from 'vitest'
import { type Details, detailFaults, detailInput, slugProblem } from './details.ts'

const now: Details = {
  name: ' Mug ',
  slug: 'mug',
  visible: false,
  description: '',
  ribbon: '',
  brand: '',
  sku: '',
  weight: '0.5',
}
const faultsOf = (changes: Partial<Details>, value: string | null = '0.5') =>
  Object.entries(
    detailFaults({ ...now, ...changes }, { weight: value ? { value, unit: 'KG' } : null }),
  )
    .filter(([, problem]) => problem)
    .map(([name]) => name)

describe('details', () => {
  it.each([
    [{}, []],
    [{ name: ' ' }, ['name']],
    [{ name: 'x'.repeat(81) }, ['name']],
    [{ name: 'x'.repeat(80), ribbon: 'x'.repeat(30), sku: 'x'.repeat(40) }, []],
    [
      { ribbon: 'x'.repeat(31), brand: 'x'.repeat(51), sku: 'x'.repeat(41) },
      ['ribbon', 'brand', 'sku'],
    ],
    [{ description: 'x'.repeat(8001) }, ['description']],
    [{ weight: '-1' }, ['weight']],
    [{ weight: '' }, ['weight']],
  ])('%o', (changes, names) => expect(faultsOf(changes)).toEqual(names))
  it('takes no weight where there was none', () => {
    expect(faultsOf({ weight: '' }, null)).toEqual([])
  })
  it('sends what was changed, trimmed', () => {
    expect(detailInput(now, ['name', 'visible', 'ribbon'])).toEqual({
      name: 'Mug',
      visible: false,
      ribbon: '',
    })
  })
})

it.each([
  ['', true],
  ['morning-mug', true],
  ['木の器', true],
  ['-mug', false],
  ['a b', false],
  ['a/b', false],
])('address "%s"', (slug, isGood) => expect(slugProblem(slug) === null).toBe(isGood))
