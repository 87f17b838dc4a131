// The message catalogs: printing of messages, completeness of translations, and that no text stands outside.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the generated code contains template literals
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it, test } from 'vitest'
import { root } from '../src/root.ts'
import { catalogs, sourceLocale } from '../tools/messages/catalogs.ts'
import { printGroup } from '../tools/messages/print-group.ts'
import { printMessage } from '../tools/messages/print-message.ts'
import { readMessages, translationFaults } from '../tools/messages/read-catalog.ts'

describe('a message', () => {
  it.each([
    ['Your “cart” is empty', '"Your “cart” is empty"'],
    ['Removed {name}', '({ name }: { name: string | number }) => `Removed ${name}`'],
    [
      '{a} `of` ${b}',
      '({ a, b }: { a: string | number; b: string | number }) => `${a} \\`of\\` $${b}`',
    ],
    [
      '{count, plural, =0 {None} one {# piece of {name}} other {# pieces}}',
      '({ count, name }: { count: number; name: string | number }) => `${plural(count, { "=0": `None`, "one": `${count} piece of ${name}`, "other": `${count} pieces` })}`',
    ],
    [
      'See the <link>directory</link>.',
      '({ link }: { link: (text: string) => RichText }) => rich(`See the `, link(`directory`), `.`)',
    ],
  ])('%s', (message, code) => {
    expect(printMessage(message).code).toBe(code)
  })
  it.each([
    '{count, plural, one {#}}',
    'Removed {name',
    '{date, date, short}',
    '{count, plural, offset:1 one {#} other {#}}',
    '<b>{x, plural, other {#}}</b> {b}',
  ])('that is not valid or not supported is refused: %s', (message) => {
    expect(() => printMessage(message)).toThrow()
  })
  it('names its key when it is refused', () => {
    const settings = { source: 'en.json', rich: null }
    const print = (messages: Record<string, string>) =>
      printGroup({ name: 'cart', messages }, settings)
    expect(() => print({ removed: '{name' })).toThrow(/en\.json: cart\.removed/)
    expect(() => print({ 'no-key': 'x' })).toThrow(/en\.json: cart\.no-key/)
  })
})

describe('a translation', () => {
  const source = { cart: { removed: 'Removed {name}', empty: 'Empty' } }
  it('is complete with the same keys and arguments, in any order of the words', () => {
    const german = { cart: { empty: 'Leer', removed: '{name} entfernt' } }
    expect(translationFaults(source, german)).toEqual([])
    const counted = { cart: { left: '{count} left' } }
    const polish = {
      cart: { left: '{count, plural, one {# sztuka} few {# sztuki} other {# sztuk}}' },
    }
    expect(translationFaults(counted, polish)).toEqual([])
  })
  it('reports what is missing, unknown or takes other arguments', () => {
    const german = { cart: { removed: '{title} entfernt', more: 'Mehr' }, other: { key: 'x' } }
    expect(translationFaults(source, german)).toEqual([
      'cart.removed has the arguments (title), not (name)',
      'cart.empty is missing',
      'cart.more is not in the source',
      'other.key is not in the source',
    ])
  })
})

/** Attributes whose text a person reads. */
const spoken =
  /^(alt|title|label|placeholder|hint|text|lead|busy|done|aria-label|aria-description|data-missing|data-invalid)$/

/** Returns the texts in the markup of a file that are not messages. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isText = ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)
    const isAttribute =
      ts.isStringLiteral(node) &&
      ts.isJsxAttribute(node.parent) &&
      spoken.test(node.parent.name.getText()) &&
      /\p{L}/u.test(node.text)
    if (isText || isAttribute) found.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const sourcesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|__generated__/.test(file))
    .map((file) => join(root, folder, file))

describe.each(catalogs)('$folder', ({ folder, sources, rich }) => {
  const files = sources.flatMap(sourcesBelow)

  test('every message is used', () => {
    const messages = readMessages(`${folder}/${sourceLocale}.json`)
    const codes = files.map((file) => readFileSync(file, 'utf8'))
    const unused = Object.entries(messages).flatMap(([group, texts]) => {
      const importOf = new RegExp(`import \\* as (\\w+) from '[^']*/messages/${group}\\.ts'`)
      const users = codes.flatMap((code) => {
        const alias = importOf.exec(code)?.[1]
        return alias === undefined ? [] : [{ alias, code }]
      })
      const isUsed = (key: string) =>
        users.some(({ alias, code }) => new RegExp(`\\b${alias}\\.${key}\\b`).test(code))
      return Object.keys(texts)
        .filter((key) => !isUsed(key))
        .map((key) => `${group}.${key}`)
    })
    expect(files.length).toBeGreaterThan(20)
    expect(unused).toEqual([])
  })

  test('no message begins or ends with a space, which a translator would not see', () => {
    const messages = readMessages(`${folder}/${sourceLocale}.json`)
    const texts = Object.values(messages).flatMap((group) => Object.values(group))
    expect(texts.filter((text) => text !== text.trim())).toEqual([])
  })

  // A program without React has no markup.
  if (rich === null) return
  test('no text stands in the markup', () => {
    const texts = files.flatMap((file) =>
      textsIn(file).map((text) => `${file.slice(root.length + 1)}: ${text}`),
    )
    expect(texts).toEqual([])
  })
})
