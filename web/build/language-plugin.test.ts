import { expect, it } from 'vitest'
import { inLanguage } from './language-plugin.ts'

it.each([
  [
    "import * as messages from '../__generated__/messages/cart.ts'",
    "import * as messages from '../__generated__/messages.de/cart.ts'",
  ],
  [
    "import { problemMessages } from '../__generated__/problem-messages.ts'",
    "import { problemMessages } from '../__generated__/problem-messages.de.ts'",
  ],
  [
    "import { everyCountry } from '../__generated__/countries/every.ts'",
    "import { everyCountry } from '../__generated__/countries.de/every.ts'",
  ],
  [
    "import('../../__generated__/messages/ui.ts')",
    "import('../../__generated__/messages.de/ui.ts')",
  ],
])('imports texts of the language: %s', (code, expected) => {
  expect(inLanguage(code, 'de')).toBe(expected)
  expect(inLanguage(code, 'en')).toBe(code)
})

it.each(["import { graphql } from '../__generated__/gql.ts'", '// __generated__/messages/cart.ts'])(
  'leaves other code: %s',
  (code) => {
    expect(inLanguage(code, 'de')).toBe(code)
  },
)
