// Reads the app keys of the setting APP_KEYS: `name:sha256-of-the-key-in-hex:scope+scope`.

export type SettingsKey = { name: string; hash: string; scopes: string[]; documentsOnly: boolean }

/** In place of a scope: the app runs only the documents of its own manifest. */
const documentsOnlyWord = 'documents:only'

export function readSettingsKey(entry: string): SettingsKey {
  // A scope has a colon of its own.
  const [name = '', hash = '', ...rest] = entry.split(':')
  const words = rest.join(':').split('+').filter(Boolean)
  const scopes = words.filter((word) => word !== documentsOnlyWord)
  return { name, hash: hash.toLowerCase(), scopes, documentsOnly: scopes.length < words.length }
}
