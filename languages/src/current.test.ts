import { expect, it } from 'vitest'
import { currentLanguage, localized, runInLanguage } from './current.ts'
import { type LanguageCode, languages } from './index.ts'

const english = { empty: 'Empty', left: ({ count }: { count: number }) => `${count} left` }
const german = { empty: 'Leer', left: ({ count }: { count: number }) => `noch ${count}` }
const byLanguage = Object.fromEntries(
  languages.map(({ code }) => [code, code === 'de' ? german : english]),
) as Record<LanguageCode, typeof english>
const messages = localized(byLanguage)

it('reads messages in the language of the work', () => {
  expect([messages.empty, messages.left({ count: 2 })]).toEqual(['Empty', '2 left'])
  const read = () => [messages.empty, messages.left({ count: 2 })]
  expect(runInLanguage('de', read)).toEqual(['Leer', 'noch 2'])
  expect(messages.empty).toBe('Empty')
})

it('keeps the language of work that goes on later, beside other work', async () => {
  const later = async () => {
    await Promise.resolve()
    return messages.empty
  }
  const results = [runInLanguage('de', later), runInLanguage('en', later), later()]
  expect(await Promise.all(results)).toEqual(['Leer', 'Empty', 'Empty'])
  expect(currentLanguage()).toBe('en')
})
