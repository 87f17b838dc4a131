// Judged survivors of the cart.

const cart = 'gateway/src/domains/cart'
/** zod's other kinds of issue would need further members; a refinement reads only whether there is an issue. */
const kindOfIssue = "code: 'custom'"
const refused =
  'zod treats an issue of an unknown kind as one of ours; the message and the path are tested'

export const judgedInCart = [
  {
    file: `${cart}/cart-memory.ts`,
    line: 'carts.size > most && oldest !== undefined',
    to: ['true'],
    reason: 'more carts than the limit have a first one; for the compiler',
  },
  {
    file: `${cart}/cart-writer.ts`,
    line: 'context.session.find().catch(() => null)',
    reason: 'null and undefined are both no session',
  },
  {
    file: `${cart}/idempotent-cart-write.ts`,
    line: 'quantitiesPerLine?.(this.before) ?? []',
    reason: 'only a repeatable write has no quantities, and it is sent again instead of compared',
  },
  {
    file: `${cart}/idempotent-cart-write.ts`,
    line: '{ call: this.write.name }',
    reason: 'only logs show it',
  },
  {
    file: `${cart}/idempotent-cart-write.ts`,
    line: 'this.write.quantitiesPerLine?.(now) ?? []',
    reason: 'only a repeatable write has no quantities, and it is sent again instead of compared',
  },
  {
    file: `${cart}/idempotent-cart-write.ts`,
    line: 'if (!(error instanceof PlatformFailure)) return',
    reason: 'whoever catches the error logs it; one entry more would name no cause',
  },
  { file: `${cart}/input.ts`, line: kindOfIssue, reason: refused },
  { file: `${cart}/line-input.ts`, line: kindOfIssue, reason: refused },
  {
    file: `${cart}/line-input.ts`,
    line: 'appId?.toLowerCase() !== storesAppId',
    reason: 'the left side of the condition rules out a missing id; for the compiler',
  },
  {
    file: `${cart}/line-identity.ts`,
    line: "record === null) return ''",
    reason: 'nothing compares with null, and no canonical text equals that of no record',
  },
  {
    file: `${cart}/line-identity.ts`,
    line: '.toLowerCase())',
    reason: 'both sides of the comparison are folded alike',
  },
  {
    file: `${cart}/line-identity.ts`,
    line: "typeof value === 'object' ? JSON.stringify(value)",
    to: ['true'],
    reason: 'a quoted text equals another quoted text only where the texts are equal',
  },
  {
    file: `${cart}/missing-lines.ts`,
    line: 'readOwnCart(context).catch(() => null)',
    reason: 'null and undefined are both no cart',
  },
  {
    file: `${cart}/notices.ts`,
    line: 'linesMatching(before?.lines ?? [], line)',
    reason: 'a list of no line matches nothing',
  },
  {
    file: `${cart}/notices.ts`,
    line: 'line?.',
    reason: 'something was gained, so that there is a line; for the compiler',
  },
  {
    file: `${cart}/notices.ts`,
    line: 'requested.choices ?? []',
    reason: 'a choice without a name names no option',
  },
  {
    file: `${cart}/notices.ts`,
    line: "([option = '', choice = ''])",
    reason: 'each pair has both; for the compiler',
  },
]
