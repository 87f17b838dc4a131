// Judged survivors of the rules of the embedded platform.

export const judgedInEmulatorRules = [
  {
    file: 'emulator/src/rules/discounts.ts',
    line: "only.includes(line.productId ?? '')",
    to: ['"Stryker'],
    reason: 'no product has either id',
  },
  {
    file: 'emulator/src/rules/member-refusals.ts',
    line: 'subscriptionEnds !== undefined',
    to: ['true'],
    reason: 'for the compiler: no date is later than any other',
  },
  {
    file: 'emulator/src/rules/money.ts',
    line: 'if (known) return known',
    to: ['false'],
    reason: 'a format is created once to save time only',
  },
  {
    file: 'emulator/src/rules/operand.ts',
    line: 'one < other ? -1 : 1',
    to: ['one <= other'],
    reason: 'equal values return before',
  },
  {
    file: 'emulator/src/rules/password.ts',
    line: "[salt = '', hash = ''] = parts",
    reason: 'neither text is the hash of a password',
  },
  {
    file: 'emulator/src/rules/tax.ts',
    line: "subdivision ?? ''",
    to: ['"Stryker'],
    reason: 'no region has either code',
  },
  {
    file: 'emulator/src/rules/totals.ts',
    line: 'line.productId ?? []',
    to: ['["Stryker'],
    reason: 'no coupon is for a product of this id',
  },
  {
    file: 'emulator/src/rules/totals.ts',
    line: 'selected?.option',
    reason: 'for the compiler: a region has options, of which one is selected',
  },
]
