import { describe, expect, it } from 'vitest'
import { countOf, faultsOf, inputOf, lostVariants, type OptionDraft } from './option-draft.ts'

const words = (name: string, ...labels: string[]): OptionDraft => ({
  name,
  isColor: false,
  choices: labels.map((label) => ({ value: label, label })),
})
const many = (count: number) => Array.from({ length: count }, (_, at) => `C${at}`)

describe('rules of options', () => {
  it('reports nothing for valid options', () => {
    expect(faultsOf([words('Size', 'S', 'M')], true)).toEqual({})
  })
  it('reports a duplicate name, ignoring case', () => {
    expect(faultsOf([words('Size', 'S'), words(' size ', 'M')], false)).toEqual({
      'options[1].name': 'This already exists.',
    })
  })
  it('reports a duplicate choice at that choice', () => {
    expect(faultsOf([words('Size', 'S', 'M', 's')], false)).toEqual({
      'options[0].choices[2].label': 'This already exists.',
    })
  })
  it('requires names, choices and valid lengths', () => {
    const faults = faultsOf([words(''), words('x'.repeat(51), '')], false)
    expect(Object.keys(faults)).toEqual([
      'options[0].name',
      'options[0]',
      'options[1].name',
      'options[1].choices[0].label',
    ])
  })
  it('takes colors as six digits alone', () => {
    const color = (value: string) => [
      { name: 'Glaze', isColor: true, choices: [{ value, label: 'Sage' }] },
    ]
    expect(faultsOf(color('#A0b1C2'), false)).toEqual({})
    expect(faultsOf(color('#abc'), false)).toHaveProperty(['options[0].choices[0].value'])
    expect(faultsOf(color('sage'), false)).toHaveProperty(['options[0].choices[0].value'])
  })
  it('counts what they make together', () => {
    const large = [words('A', ...many(31)), words('B', ...many(10))]
    expect(countOf(large)).toBe(310)
    expect(faultsOf(large, false)).toEqual({})
    expect(faultsOf(large, true).options).toMatch(/maximum.* is 300/)
    expect(faultsOf([...large, words('D', ...many(4))], false).options).toContain('1240 variants')
    expect(
      faultsOf(
        many(7).map((name) => words(name, 'x')),
        false,
      ).options,
    ).toBe('At most 6 options.')
  })
  it('sends words trimmed, and colors in small letters', () => {
    const color = { name: 'Glaze ', isColor: true, choices: [{ value: '#ABCDEF', label: ' Sky ' }] }
    expect(inputOf([color])).toEqual([
      { name: 'Glaze', choices: [{ value: '#abcdef', label: 'Sky' }] },
    ])
  })
})

describe('what a change of options loses', () => {
  const before = [words('Size', 'S', 'M', 'L'), words('Glaze', 'Sage', 'Sand')]
  it('is nothing while every choice stays, in whatever order', () => {
    expect(
      lostVariants(before, [words('Glaze', 'Sand', 'Sage'), words('Size', 'M', 'L', 'S', 'XL')]),
    ).toBe(0)
  })
  it('is every variant of a choice that goes', () => {
    expect(lostVariants(before, [words('Size', 'S', 'M'), words('Glaze', 'Sage', 'Sand')])).toBe(2)
  })
  it('is all of them with another option, or another name', () => {
    expect(lostVariants(before, [words('Size', 'S', 'M', 'L')])).toBe(6)
    expect(
      lostVariants(before, [words('Sizes', 'S', 'M', 'L'), words('Glaze', 'Sage', 'Sand')]),
    ).toBe(6)
  })
  it('is nothing where there was nothing', () => {
    expect(lostVariants([], before)).toBe(0)
  })
})
