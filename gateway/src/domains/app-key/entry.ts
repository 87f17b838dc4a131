// An app key as staff see it: a stored one, or one of the settings, with its use.
import type { AppScope } from '../../__generated__/schema-types.ts'
import type { AppKey } from '../../apps/app-key.ts'
import type { AppKeyUse } from '../../apps/app-key-store.ts'
import type { AppKeys } from '../../apps/app-keys.ts'
import type { SettingsKey } from '../../apps/settings-keys.ts'
import { allScopes } from '../../auth/permissions.ts'

export type AppKeyEntry = { key: AppKey | SettingsKey; use: AppKeyUse }

/** A scope is an enum value and a word: `CATALOG_READ` is `catalog:read`. */
const words = new Map(
  allScopes.map((scope) => [scope, scope.toUpperCase().replace(':', '_') as AppScope]),
)
const scopes = new Map([...words].map(([scope, word]) => [word, scope]))

/** Returns the enum values of scopes, without those that do not exist. */
export const scopeWords = (own: readonly string[]): AppScope[] =>
  own.flatMap((scope) => words.get(scope) ?? [])

/** Returns the scopes of enum values, each once. */
export const scopesOf = (own: readonly AppScope[]): string[] => [
  ...new Set(own.flatMap((word) => scopes.get(word) ?? [])),
]

const unused: AppKeyUse = { lastUsedAt: null, lastHour: 0, lastDay: 0 }

/** Adds the use of each key, with what this gateway has not written down yet. */
export async function entriesOf(
  keys: readonly (AppKey | SettingsKey)[],
  { uses, store }: AppKeys,
): Promise<AppKeyEntry[]> {
  await uses.write()
  const used = await store.uses(
    keys.map(({ name }) => name),
    Date.now(),
  )
  return keys.map((key) => ({ key, use: used.get(key.name) ?? unused }))
}
