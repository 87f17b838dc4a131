// What a list can be narrowed by, as a form shows it: names and values are those of the address.
import { type ListingState, optionPrefix, writeListing } from '../../../lib/listing-state.ts'
import { paths } from '../../../lib/paths.ts'
import type { Facets } from '../parts/listing-fragment.ts'

export type Choice = Facets[number]['values'][number] & { name: string }

export type Group = {
  title: string
  choices: Choice[]
  /** Of these only one at a time. */
  isEither?: boolean
  /** Where the rarer ones are that have no place here. */
  rarer?: { text: string; href: string }
}

type Facet = Facets[number]

const named = (name: string, { values }: Facet): Choice[] =>
  values.map((value) => ({ ...value, name }))

/** Nothing can be narrowed by what all have; what is chosen can always be taken back. */
const isUseful = ({ choices }: Group) =>
  choices.length > 1 || choices.some(({ selected }) => selected)

export function groupsOf(facets: Facets): Group[] {
  const all = facets.filter(({ values }) => values.length > 0)
  const of = (...names: Facet['name'][]) => all.filter(({ name }) => names.includes(name))
  const flags = of('IN_STOCK', 'ON_SALE').flatMap((facet) =>
    named(facet.name === 'ON_SALE' ? 'sale' : 'stock', facet).map((one) => ({
      ...one,
      value: '1',
    })),
  )
  const kinds = of('PRODUCT_TYPE').flatMap((facet) => named('type', facet))
  return [
    { title: 'Availability', choices: flags },
    ...of('COLLECTIONS').map((facet) => ({
      title: 'Collections',
      choices: named('collection', facet),
      ...rarer(facet, 'collections', paths.collections),
    })),
    ...of('BRANDS').map((facet) => ({
      title: 'Makers',
      choices: named('brand', facet),
      ...rarer(facet, 'makers', paths.brands),
    })),
    ...of('OPTION').map((facet) => ({
      title: facet.option ?? '',
      choices: named(optionPrefix + facet.option, facet),
    })),
    { title: 'Kind', choices: kinds.map(asKind), isEither: true },
  ].filter(isUseful)
}

const rarer = ({ values, totalValues }: Facet, what: string, href: string): Partial<Group> =>
  totalValues > values.length ? { rarer: { text: `All ${what}`, href } } : {}

const asKind = (choice: Choice): Choice => ({ ...choice, value: choice.value.toLowerCase() })

/** Lowest and highest price under the other filters. */
export function priceSpan(facets: Facets): { min: string; max: string } {
  const { min, max } = facets.find(({ name }) => name === 'PRICE') ?? {}
  const isKnown = typeof min === 'number' && typeof max === 'number'
  return isKnown
    ? { min: String(Math.floor(min)), max: String(Math.ceil(max)) }
    : { min: '', max: '' }
}

/** An option may be called as another group is. */
export const groupKey = ({ title, choices }: Group) => `${title}=${choices[0]?.name}`

/** Makes one string of a field and its value. */
export const keyOf = ({ name, value }: { name: string; value: string }) => `${name}=${value}`

const ownFields = new Set(['q', 'type', 'min', 'max', 'sort', 'page', 'pages'])

/** What is chosen and cannot be shown at the moment: it travels along, so that nothing chosen is lost. */
export function unlisted(state: ListingState, groups: Group[]): { name: string; value: string }[] {
  const plain = (choice: { name: string; value: string }) => keyOf(choice).toLowerCase()
  const listed = new Set(groups.flatMap(({ choices }) => choices.map(plain)))
  return [...new URLSearchParams(writeListing(state))]
    .map(([name, value]) => ({ name, value }))
    .filter((choice) => !ownFields.has(choice.name) && !listed.has(plain(choice)))
}
