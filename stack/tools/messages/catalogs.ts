// The message catalogs: one for each program, one file for each language, all those of a language in one folder.
// docs/decisions/028-message-catalogs.md
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { languages, textsFile, translatedName } from '@vitrine/languages'
import { root } from '../../src/root.ts'

export type Catalog = {
  /** Name of its files: `languages/<code>/<name>.json`. */
  name: string
  /** Folders of the code that uses the messages. */
  sources: readonly string[]
  /** Folders of the code that people read texts of; all sources where it is missing. */
  shown?: readonly string[]
  /** Folder of the generated modules, one for each group of messages; those of a translation are in `<output>.<code>`. */
  output: string
  /** One process serves all languages: a group's module reads each message in the language of the request. */
  isServed?: boolean
  /** Path of the module of `rich` and `RichText`, which render messages with tags, from `output`; null without tags. */
  rich: string | null
}

export const catalogs: readonly Catalog[] = [
  {
    name: 'web',
    // Not the gallery of components, which developers see, and not the admin.
    sources: [
      'app',
      'cart',
      'forms',
      'lib',
      'live',
      'offline',
      'product-card',
      'screens/account',
      'screens/cart',
      'screens/checkout',
      'screens/content',
      'screens/members',
      'screens/problems',
      'screens/shop',
      'screens/sign-in',
      'server',
      'skeletons',
      'ui',
    ].map((path) => `web/src/${path}`),
    output: 'web/src/__generated__/messages',
    rich: '../../lib/rich.ts',
  },
  {
    name: 'admin',
    sources: ['web/src/admin'],
    output: 'web/src/admin/__generated__/messages',
    rich: '../../../lib/rich.ts',
  },
  {
    name: 'gateway',
    sources: ['gateway/src'],
    output: 'gateway/src/__generated__/messages',
    isServed: true,
    rich: null,
  },
  {
    name: 'emulator',
    sources: ['emulator/src'],
    // The platform's errors are facts of its API, and the seed is data.
    shown: ['emulator/src/pages', 'emulator/src/inspector'],
    output: 'emulator/src/__generated__/messages',
    isServed: true,
    rich: '../../pages/kit/rich.ts',
  },
]

/** Returns the languages that a catalog has texts in. The admin is in one language. */
export const languagesOf = ({ name }: Pick<Catalog, 'name'>) =>
  languages.filter(({ code }) => existsSync(join(root, textsFile(name, code))))

/** Returns the folder of the modules of a language. Where all are served, `output` has the modules that choose. */
export const outputOf = ({ output, isServed }: Catalog, code: string): string =>
  isServed ? `${output}.${code}` : translatedName(output, code)
