import { describe, expect, test } from 'vitest'
import * as messages from '../__generated__/messages/forms.ts'
import { checkForm, messageFor } from './check-form.ts'

type Violation = Exclude<keyof ValidityState, 'valid'>
type Field = Parameters<typeof messageFor>[0]

/** A filled text field; with violations as the browser reports them. */
const fieldOf = (violations: Violation[], more: Partial<Field> = {}): Field => ({
  name: 'field',
  type: 'text',
  minLength: -1,
  dataset: {},
  required: false,
  value: 'text',
  validity: Object.fromEntries([
    ['valid', violations.length === 0],
    ...violations.map((one) => [one, true]),
  ]) as unknown as ValidityState,
  ...more,
})

const formOf = (...elements: object[]) => ({ elements }) as unknown as HTMLFormElement
const fieldsOf = (...elements: object[]) => checkForm(formOf(...elements)).map(({ field }) => field)

describe('the message of a field', () => {
  test.each<[string, Field, string]>([
    ['missing', fieldOf(['valueMissing']), messages.fillThisIn],
    ['of a wrong email', fieldOf(['typeMismatch'], { type: 'email' }), messages.invalidEmail],
    [
      'of a wrong address of a site',
      fieldOf(['typeMismatch'], { type: 'url' }),
      messages.startWithHttpsAndSitesName,
    ],
    [
      'too short',
      fieldOf(['tooShort'], { minLength: 8 }),
      messages.atLeastCharacters({ minLength: 8 }),
    ],
    ['no number', fieldOf(['badInput'], { type: 'number' }), messages.thisHasToBeNumber],
    ['a date too late', fieldOf(['rangeOverflow'], { type: 'date' }), messages.invalidBirthday],
    ['a date too early', fieldOf(['rangeUnderflow'], { type: 'date' }), messages.invalidBirthday],
    [
      'an unfinished date',
      fieldOf(['badInput'], { type: 'date' }),
      messages.checkWhatIsWrittenHere,
    ],
    ['any other', fieldOf(['patternMismatch']), messages.checkWhatIsWrittenHere],
    [
      'of a mismatch of another type',
      fieldOf(['typeMismatch'], { type: 'tel' }),
      messages.checkWhatIsWrittenHere,
    ],
    [
      'of a well-formed email against its pattern',
      fieldOf(['patternMismatch'], { type: 'email' }),
      messages.checkWhatIsWrittenHere,
    ],
    [
      'of a well-formed site against its pattern',
      fieldOf(['patternMismatch'], { type: 'url' }),
      messages.checkWhatIsWrittenHere,
    ],
    [
      'of a number against its step',
      fieldOf(['stepMismatch'], { type: 'number' }),
      messages.checkWhatIsWrittenHere,
    ],
  ])('%s', (_name, field, message) => {
    expect(messageFor(field)).toBe(message)
  })

  test('is the own one of the field, for missing and for wrong', () => {
    const dataset = { missing: 'Type the code.', wrong: 'Six digits.' }
    expect(messageFor(fieldOf(['valueMissing'], { dataset }))).toBe('Type the code.')
    expect(messageFor(fieldOf(['patternMismatch'], { dataset }))).toBe('Six digits.')
  })
})

describe('checking a form', () => {
  test('finds the wrong fields in order and leaves the others alone', () => {
    const problems = checkForm(
      formOf(
        fieldOf(['patternMismatch'], { name: 'one', dataset: { wrong: 'One.' } }),
        fieldOf([], { name: 'two' }),
        fieldOf(['valueMissing'], { name: 'three', dataset: { missing: 'Three.' } }),
      ),
    )
    expect(problems).toEqual([
      { code: 'INVALID_FORMAT', field: 'one', message: 'One.' },
      { code: 'INVALID_FORMAT', field: 'three', message: 'Three.' },
    ])
  })

  test('takes blank text for missing where text is required, but not in a password', () => {
    const blank = { value: ' \t', required: true }
    expect(fieldsOf(fieldOf([], { ...blank, name: 'city' }))).toEqual(['city'])
    expect(messageFor(fieldOf([], blank))).toBe(messages.fillThisIn)
    expect(fieldsOf(fieldOf([], { ...blank, type: 'password' }))).toEqual([])
    expect(fieldsOf(fieldOf([], { value: ' ' }))).toEqual([])
    expect(fieldsOf(fieldOf([], { value: ' a ', required: true }))).toEqual([])
  })

  test('skips buttons, and elements that hold no value', () => {
    const wrong = fieldOf(['customError'])
    const { validity: _none, ...withoutValidity } = wrong
    const { name: _unnamed, ...withoutName } = wrong
    expect(fieldsOf({ ...wrong, nodeName: 'BUTTON' })).toEqual([])
    expect(fieldsOf(withoutValidity, withoutName)).toEqual([])
    expect(fieldsOf({ ...wrong, nodeName: 'INPUT' })).toEqual(['field'])
  })
})
