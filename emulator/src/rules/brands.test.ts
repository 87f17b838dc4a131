import { describe, expect, it } from 'vitest'
import { isOnlySpaces, isSameRevision, maskedFields, nextRevision, plainName } from './brands.ts'

describe('names of brands', () => {
  it.each([
    [' ', true],
    ['\t \n', true],
    ['\u00a0', true],
    [' a ', false],
  ])('%j holds nothing but spaces: %s', (name, only) => {
    expect(isOnlySpaces(name)).toBe(only)
  })

  it('lose the blanks around them and keep those within', () => {
    expect(plainName('  Pell & Ash ')).toBe('Pell & Ash')
  })
})

describe('revisions', () => {
  it.each([
    ['1', '2'],
    ['99', '100'],
    ['9007199254740993', '9007199254740994'],
  ])('%s is followed by %s', (one, next) => {
    expect(nextRevision(one)).toBe(next)
  })

  it('are numbers beyond what a double holds', () => {
    expect(isSameRevision('01', '1')).toBe(true)
    expect(isSameRevision('9007199254740993', '9007199254740992')).toBe(false)
  })
})

describe('field masks', () => {
  it.each([
    ['name', ['name']],
    ['name, revision', ['name', 'revision']],
    [['name'], ['name']],
    [{ paths: ['name', 'id'] }, ['name', 'id']],
  ])('%j names %j', (mask, names) => {
    expect(maskedFields(mask)).toEqual(names)
  })

  it.each([[null], [undefined], [''], [' , '], [[]], [{ paths: [] }]])(
    '%j says nothing',
    (mask) => {
      expect(maskedFields(mask)).toBeUndefined()
    },
  )
})
