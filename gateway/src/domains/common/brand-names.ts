// Brands by name. Two spellings that differ in case or in the spaces around them are one brand; the platform compares
// names as they are (contract/catalog.md §8), so the brand is looked up here before one is created or renamed.
import type { WireBrand } from '@vitrine/platform'
import type { Problem } from '../../__generated__/resolvers.ts'
import { problem } from '../../graphql/problems.ts'
import type { Platform } from '../../platform/platform.ts'

type Site = Pick<Platform, 'brands'>
type Page = NonNullable<Parameters<Platform['brands']['queryBrands']>[0]['query']>

const fields = ['ASSIGNED_PRODUCTS_COUNT' as const]
const pageSize = 300
/** Pages read of one question: an operation makes twelve calls at most. */
const mostPages = 8

/** What the spellings of one name have in common. */
export const brandNameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** A name of another length is refused before it is looked for. contract/catalog.md §14 */
const isPossible = ({ length }: string) => length >= 1 && length <= 50

/** Brands that have one of these names in any spelling, by `brandNameKey`; the oldest where several have it. */
export async function brandsByName(
  names: readonly string[],
  site: Site,
): Promise<ReadonlyMap<string, WireBrand>> {
  const wanted = new Set(names.map(brandNameKey).filter(isPossible))
  const found = new Map<string, WireBrand>()
  if (wanted.size === 0) return found
  for (const brand of await candidates([...wanted], site)) {
    const key = brandNameKey(brand.name ?? '')
    const known = found.get(key)
    if (wanted.has(key) && (!known || isOlder(brand, known))) found.set(key, brand)
  }
  return found
}

/** The names as brands spell them already; in a list a later spelling follows the first. */
export async function spelledAsKnown(names: readonly string[], site: Site): Promise<string[]> {
  const known = await brandsByName(names, site)
  const spellings = new Map([...known].map(([key, { name }]) => [key, name ?? '']))
  return names.map((name) => {
    const key = brandNameKey(name)
    const spelling = spellings.get(key) ?? name
    spellings.set(key, spelling)
    return spelling
  })
}

/** The refusal of a name that a brand has already, in the spelling it has there. */
export const nameTaken = ({ name }: WireBrand): Problem =>
  problem('NAME_TAKEN', { message: `There is a brand “${name}” already.` })

const isOlder = (one: WireBrand, other: WireBrand) =>
  (one.createdDate ?? '') < (other.createdDate ?? '')

/** One name is looked for among those that begin with its letter, several among all. */
async function candidates(keys: readonly string[], site: Site): Promise<WireBrand[]> {
  const letters = new Set(keys.map(([first = '']) => first))
  const [letter = ''] = letters
  if (letters.size > 1) return readPages(undefined, site)
  const cases = [...new Set([letter, letter.toUpperCase()])]
  const lists = await Promise.all(
    cases.map((start) => readPages({ name: { $startsWith: start } }, site)),
  )
  return lists.flat()
}

async function readPages(
  filter: Page['filter'] | undefined,
  { brands }: Site,
): Promise<WireBrand[]> {
  const read: WireBrand[] = []
  const sort = [{ fieldName: 'name', order: 'ASC' as const }]
  let query: Page = { ...(filter && { filter }), cursorPaging: { limit: pageSize }, sort }
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await brands.queryBrands({ query, fields })
    read.push(...answer.brands)
    const cursor = answer.pagingMetadata?.cursors?.next
    if (!cursor) break
    query = { cursorPaging: { limit: pageSize, cursor } }
  }
  return read
}
