// Conditions that several mutations meet, with the one code of each. `docs/api/errors.md` prints them, and
// `stack/test/conditions.test.ts` meets each.
import type problemMessages from '../../languages/en/problems.json'

type Condition = { when: string; code: keyof typeof problemMessages; at: string }

/** `when` and `at` are Markdown. */
export const conditions = [
  { when: 'A list is empty, or too long', code: 'INVALID_SIZE', at: 'the list: `ids`' },
  { when: 'A list names one thing twice', code: 'INVALID_ARGUMENT', at: 'the second: `ids[3]`' },
  { when: 'An id of the platform has a wrong form', code: 'INVALID_FORMAT', at: 'the id' },
  {
    when: 'There is nothing with the id, or it is not the caller’s',
    code: 'NOT_FOUND',
    at: 'the id',
  },
  { when: 'The cart has no line with the id', code: 'LINE_NOT_FOUND', at: 'the id of the line' },
  { when: 'There is no cart', code: 'CART_NOT_FOUND', at: 'no field' },
  { when: 'The cart has no lines', code: 'CART_EMPTY', at: 'no field' },
  {
    when: 'A product does not have the option, or the custom text',
    code: 'INVALID_ARGUMENT',
    at: '`choices[0].option`, `customTexts[0].title`',
  },
  {
    when: 'A product does not have the choice',
    code: 'VARIANT_NOT_AVAILABLE',
    at: '`choices[0].choice`',
  },
  { when: 'Null is given for what cannot be cleared', code: 'NOT_CLEARABLE', at: 'the field' },
  { when: 'A text is too short, or too long', code: 'INVALID_LENGTH', at: 'the text' },
  {
    when: 'An idempotency key was used for something else',
    code: 'INVALID_ARGUMENT',
    at: '`idempotencyKey`',
  },
  { when: 'Another thing has the name', code: 'NAME_TAKEN', at: 'the name' },
  {
    when: 'The revision is not the current one',
    code: 'REVISION_CONFLICT',
    at: '`revision`, where the input has one',
  },
] as const satisfies readonly Condition[]
