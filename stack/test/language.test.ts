// docs/vocabulary.md holds in every written file.
import { beforeAll, describe, expect, test } from 'vitest'
import { checkLanguage, type Finding } from '../tools/language/check-language.ts'
import { readVocabulary } from '../tools/language/read-vocabulary.ts'
import { trackedSources } from '../tools/language/tracked-sources.ts'

const vocabulary = readVocabulary()
const wordsIn = (file: string, source: string) =>
  checkLanguage(file, source, vocabulary).map(({ word }) => word)

describe('the check', () => {
  test('finds refused words in declared names, wherever they are declared', () => {
    const source = `
      import { told as toldForm } from './told.ts'
      export function tellAgain(askedIds: string[]) {}
      type Parts = { isKept: boolean; wishes(): void }
      const { door } = toldForm, { told: other } = toldForm
      class Stream { #news = 1 }
    `
    expect(wordsIn('form.ts', source).sort()).toEqual(
      ['told', 'tell', 'asked', 'kept', 'wishes', 'door', 'news'].sort(),
    )
  })

  test('leaves names that are only used to the file that declares them', () => {
    expect(wordsIn('form.ts', 'context.told.retryAfter = told(asked)')).toEqual([])
  })

  test('finds refused words in comments, test titles and log messages', () => {
    const source = `
      /** Somebody asks. */
      const one = 1 // kept
      test('is told', () => {})
      test.each([1])('the door %s', () => {})
      context.log.warn({ err }, 'nobody hears')
    `
    expect(wordsIn('one.test.ts', source).sort()).toEqual(
      ['somebody', 'asks', 'kept', 'told', 'door', 'nobody', 'hears'].sort(),
    )
  })

  test('leaves keys that are names of the GraphQL schema', () => {
    const planted = { ...vocabulary, schemaNames: new Set(['everybody']) }
    const found = (source: string) =>
      checkLanguage('form.ts', source, planted).map(({ word }) => word)
    expect(found('const variables = { everybody: true, told: 1 }')).toEqual(['told'])
    expect(found('const everybody = true')).toEqual(['everybody'])
  })

  test('finds comments wherever they stand', () => {
    const source = `
      const list = [
        // told
        1, // kept
        2,
        // door
      ]
      function empty() {
        // news
      }
      call({ one: 1 /* asked */ }) // anew
      // goods
    `
    expect(wordsIn('one.ts', source).sort()).toEqual([
      'anew',
      'asked',
      'door',
      'goods',
      'kept',
      'news',
      'told',
    ])
  })

  test('lets a text say what it likes, in American spelling', () => {
    expect(wordsIn('one.tsx', '<p title="told">Nobody asked: colour</p>')).toEqual(['colour'])
  })

  test('finds British spelling in comments, texts and documents', () => {
    expect(wordsIn('one.md', 'The catalogue of colours\n`behaviour` by name')).toEqual([
      'catalogue',
      'colours',
    ])
    expect(wordsIn('types.graphql', '"The favourite."')).toEqual(['favourite'])
  })

  test('reads keys and messages of a catalog', () => {
    const catalog = '{\n  "cart": {\n    "toldColour": "Nobody asked: colour"\n  }\n}'
    expect(wordsIn('languages/en/web.json', catalog)).toEqual(['told', 'colour', 'colour'])
  })

  test('leaves values of the platform as it spells them', () => {
    expect(wordsIn('one.ts', "const x = ['ORDER_IS_CANCELLED']")).toEqual([])
  })

  test('finds names that are too long', () => {
    const long = 'a'.repeat(vocabulary.maxIdentifier + 1)
    expect(wordsIn('one.ts', `const ${long} = 1; const ${long.slice(1)} = 2`)).toEqual([long])
    expect(wordsIn(`src/${'b'.repeat(vocabulary.maxFileName)}.ts`, '')).toHaveLength(1)
  })
})

describe('the sources', () => {
  let findings: Finding[]
  beforeAll(() => {
    findings = trackedSources().flatMap(({ file, source }) =>
      checkLanguage(file, source, vocabulary),
    )
  })

  test('follow the vocabulary', () => {
    const found = findings.map(
      ({ file, line, word, instead }) => `${file}:${line} ${word} (${instead})`,
    )
    expect(found).toEqual([])
  })
})
