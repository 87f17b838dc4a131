// The message catalogs: one for each program, one file for each language. docs/decisions/028-message-catalogs.md

export type Catalog = {
  /** Folder of `en.json`, which has the source texts, and of its translations. */
  folder: string
  /** Folders of the code that uses the messages. */
  sources: readonly string[]
  /** Folders of the code that people read texts of; all sources where it is missing. */
  shown?: readonly string[]
  /** Folder of the generated modules, one for each group of messages. */
  output: string
  /** Path of the module of `rich` and `RichText`, which render messages with tags, from `output`; null without tags. */
  rich: string | null
}

export const sourceLocale = 'en'

export const catalogs: readonly Catalog[] = [
  {
    folder: 'web/messages',
    // Not the gallery of components, which developers see, and not the admin.
    sources: [
      'app',
      'cart',
      'forms',
      'lib',
      'live',
      'screens/account',
      'screens/cart',
      'screens/checkout',
      'screens/content',
      'screens/members',
      'screens/problems',
      'screens/shop',
      'screens/sign-in',
      'server',
      'ui',
    ].map((path) => `web/src/${path}`),
    output: 'web/src/__generated__/messages',
    rich: '../../lib/rich.ts',
  },
  {
    folder: 'web/src/admin/messages',
    sources: ['web/src/admin'],
    output: 'web/src/admin/__generated__/messages',
    rich: '../../../lib/rich.ts',
  },
  {
    folder: 'gateway/messages',
    sources: ['gateway/src'],
    output: 'gateway/src/__generated__/messages',
    rich: null,
  },
  {
    folder: 'emulator/messages',
    sources: ['emulator/src'],
    // The platform's errors are facts of its API, and the seed is data.
    shown: ['emulator/src/pages', 'emulator/src/inspector'],
    output: 'emulator/src/__generated__/messages',
    rich: '../../pages/kit/rich.ts',
  },
]
