// The message catalogs: printing of messages, completeness of translations, and that no text stands outside.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the generated code contains template literals
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceLanguage, textsFile } from '@vitrine/languages'
import { describe, expect, it, test } from 'vitest'
import { plural } from '../../web/src/__generated__/messages/plural.ts'
import { root } from '../src/root.ts'
import { catalogs } from '../tools/messages/catalogs.ts'
import { printGroup } from '../tools/messages/print-group.ts'
import { printMessage } from '../tools/messages/print-message.ts'
import { readMessages, translationFaults } from '../tools/messages/read-catalog.ts'
import { strayTexts } from '../tools/messages/stray-texts.ts'

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
      '({ count, name }: { count: number; name: string | number }) => `${plural(count, ($count) => ({ "=0": `None`, "one": `${$count} piece of ${name}`, "other": `${$count} pieces` }))}`',
    ],
    [
      'In {unit, select, LB {pounds} other {kilograms}}.',
      '({ unit }: { unit: string }) => `In ${({ "LB": `pounds` } as Record<string, string>)[unit] ?? `kilograms`}.`',
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
  it('shows the number of a plural as its language writes it', () => {
    const say = (count: number) =>
      plural(count, (shown) => ({ '=0': 'none', one: `${shown} piece`, other: `${shown} pieces` }))
    expect([0, 1, 1234].map(say)).toEqual(['none', '1 piece', '1,234 pieces'])
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

describe('a text outside of the catalogs', () => {
  it.each([
    ['in JSX', '<p>Sold out</p>'],
    ['in a condition within JSX', "<p>{isGone && 'Gone'}</p>"],
    ['in an attribute', '<img alt="mug" />'],
    ['in an attribute with a condition', "<Field hint={isNew ? 'New' : undefined} />"],
    ['in an html template', 'html`<p class="quiet">${count} pieces</p>`'],
    ['in an attribute of an html template', 'html`<input placeholder="any">`'],
    ['in a value of an html template', "html`<td>${status || 'no answer'}</td>`"],
    ['in a property', "const field = { label: 'Email' }"],
    ['in a property with a condition', "const field = { title: isNew ? ('New one') : name }"],
    ['as the default of a property', "const f = ({ label = 'Remove' }) => label"],
    ['as a name of a property', "const rows = { 'Price per unit': price }"],
    ['as an argument', "submit('sign-in', 'Sign in')"],
    ['as an argument with values', 'say(`Only ${left} left`)'],
    ['in a refusal', "throw new DocumentRefused('BAD_REQUEST', 'There is no such field.')"],
    ['in a list', "const heads = ['Time', 'Request id']"],
  ])('is found %s', (_, code) => {
    expect(strayTexts('code.tsx', code)).toHaveLength(1)
  })
  it.each([
    "throw new CallBudgetSpent('An operation may make 12 calls')",
    "log.warn({ err }, 'Session store unavailable')",
    "const name: 'Mac OS' | string = of(agent)",
    "run('SELECT id FROM sessions')",
    "const problem = { code: 'NOT_FOUND', message: messages.notFound, error: 'RATE_LIMITED' }",
    'html`<p class="Some Class" ${isOn && html`checked`}>${messages.text}</p>`',
    'html`<p class="state ${isOld && "bad"}"></p>`',
    '<p className="card small">{messages.text} · {price}</p>',
  ])('is not: %s', (code) => {
    expect(strayTexts('code.tsx', code)).toEqual([])
  })
})

const sourcesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|__generated__/.test(file))
    .map((file) => join(root, folder, file))

/** Texts that stand in code on purpose, by file or by file and text, with the reason. */
const textsInCode: Record<string, string> = {
  'web/src/app/embedded-types.ts': 'names of GraphQL types',
  'web/src/admin/app/TopBar.tsx: Ctrl K': 'keys of a keyboard',
  'web/src/admin/screens/apps/AppsScreen.tsx: curl': 'a command',
  'gateway/src/auth/authorization-return.ts': 'errors that docs/spec.md words',
  'gateway/src/auth/sign-in-state.ts: Unknown _state': 'an error that docs/spec.md words',
  'gateway/src/domains/sign-in/complete.ts: Failed to': 'an error that docs/spec.md words',
  'gateway/src/auth/device.ts: Mac OS': 'a mark in the header User-Agent',
  'gateway/src/config.ts': 'settings, which operators read',
  'gateway/src/trusted-proxies-setting.ts': 'settings, which operators read',
  'gateway/src/tracing/tracing-settings.ts': 'settings, which operators read',
  'gateway/src/doctor/check-address.ts': 'what operators read',
  'gateway/src/doctor/check-catalog.ts': 'what operators read',
  'gateway/src/doctor/check-client.ts': 'what operators read',
  'gateway/src/doctor/check-connection.ts': 'what operators read',
  'gateway/src/doctor/check-content.ts': 'what operators read',
  'gateway/src/doctor/check-events.ts': 'what operators read',
  'gateway/src/doctor/check-host.ts': 'what operators read',
  'gateway/src/doctor/check-site.ts': 'what operators read',
  'gateway/src/doctor/examine.ts': 'what operators read',
  'gateway/src/doctor/outcome-of-failure.ts': 'what operators read',
  'gateway/src/store-terms.ts': 'a setting, which operators read',
  'gateway/src/graphql/overlapping-fields.ts: Fields':
    'an error of GraphQL validation, as graphql-js words it',
  'gateway/src/http/crawler-pages.ts: User-agent': 'the format of robots.txt',
  'gateway/src/metrics.ts': 'metrics, which operators read',
  'gateway/src/platform/read-failure.ts: System error':
    'the message of an error, as the SDK words it',
  'emulator/src/pages/captcha/captcha-routes.ts: The site key': 'an error of the API',
}

/** Keys with an equal message that a translation may render differently, by catalog, with the reason. */
const equalMessages: Record<string, Record<string, string>> = {
  web: {
    'account.home, common.home': 'a home address, and the first page',
    'account.shipping, common.delivery': 'what an address is for, and what sending costs',
    'common.search, common.searchPage': 'a button, and the page with the results',
  },
}

describe.each(catalogs)('$name', ({ name: catalog, sources, shown }) => {
  const files = sources.flatMap(sourcesBelow)

  test('every message is used', () => {
    const messages = readMessages(textsFile(catalog, sourceLanguage))
    const codes = files.map((file) => readFileSync(file, 'utf8'))
    const unused = Object.entries(messages).flatMap(([group, texts]) => {
      const importOf = new RegExp(
        `import (?:\\* as (\\w+)|\\{ messages(?: as (\\w+))? \\}) from '[^']*/messages/${group}\\.ts'`,
      )
      const users = codes.flatMap((code) => {
        const found = importOf.exec(code)
        return found ? [{ alias: found[1] ?? found[2] ?? 'messages', code }] : []
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

  test('a message stands once, unless its keys differ in meaning', () => {
    const messages = readMessages(textsFile(catalog, sourceLanguage))
    const keys = new Map<string, string[]>()
    for (const [group, texts] of Object.entries(messages)) {
      for (const [key, text] of Object.entries(texts)) {
        keys.set(text, [...(keys.get(text) ?? []), `${group}.${key}`])
      }
    }
    const equal = [...keys.values()].filter(({ length }) => length > 1).map((names) => names.join())
    expect(equal.sort()).toEqual(
      Object.keys(equalMessages[catalog] ?? {})
        .map((names) => names.replaceAll(' ', ''))
        .sort(),
    )
  })

  test('no message begins or ends with a space, which a translator would not see', () => {
    const messages = readMessages(textsFile(catalog, sourceLanguage))
    const texts = Object.values(messages).flatMap((group) => Object.values(group))
    expect(texts.filter((text) => text !== text.trim())).toEqual([])
  })

  test('no text stands in the code', () => {
    const texts = (shown ?? sources).flatMap(sourcesBelow).flatMap((path) => {
      const file = path.slice(root.length + 1)
      return strayTexts(file, readFileSync(path, 'utf8')).map((text) => `${file}: ${text}`)
    })
    const known = Object.keys(textsInCode).filter((name) =>
      sources.some((one) => name.startsWith(one)),
    )
    const isKnown = (text: string) => known.some((name) => text.startsWith(name))
    expect(texts.filter((text) => !isKnown(text))).toEqual([])
    expect(known.filter((name) => !texts.some((text) => text.startsWith(name)))).toEqual([])
  })
})

test('no mail of the embedded platform has a subject outside of the catalog', () => {
  const files = sourcesBelow('emulator/src').filter((file) => !file.includes('/seed/'))
  const own = files.filter((file) => /\bsubject(:| =) ?['"`]/.test(readFileSync(file, 'utf8')))
  expect(own).toEqual([])
})
