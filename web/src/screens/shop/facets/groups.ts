// Facets as groups of a form; field names and values are those of the address.
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as messages from '../../../__generated__/messages/listing.ts'
import { type ListingState, optionPrefix, writeListing } from '../../../lib/listing-state.ts'
import { paths } from '../../../lib/paths.ts'
import type { Facets } from '../parts/listing-fragment.ts'

export type Choice = Facets[number]['values'][number] & { name: string }

export type Group = {
  title: string
  choices: Choice[]
  /** Only one value can be selected. */
  isExclusive?: boolean
  /** Link to the complete list, when values are omitted here. */
  rarer?: { text: string; href: string }
}

type Facet = Facets[number]

const choicesOf = (name: string, { values }: Facet): Choice[] =>
  values.map((value) => ({ ...value, name }))

/** Hides a group with a single value, unless that value is selected and can be cleared. */
const isUseful = ({ choices }: Group) =>
  choices.length > 1 || choices.some(({ selected }) => selected)

export function groupsOf(facets: Facets): Group[] {
  const all = facets.filter(({ values }) => values.length > 0)
  const of = (...names: Facet['name'][]) => all.filter(({ name }) => names.includes(name))
  const flags = of('IN_STOCK', 'ON_SALE').flatMap((facet) =>
    choicesOf(facet.name === 'ON_SALE' ? 'sale' : 'stock', facet).map((one) => ({
      ...one,
      value: '1',
    })),
  )
  const kinds = of('PRODUCT_TYPE').flatMap((facet) => choicesOf('type', facet))
  return [
    { title: messages.availability, choices: flags },
    ...of('COLLECTIONS').map((facet) => ({
      title: commonMessages.collections,
      choices: choicesOf('collection', facet),
      ...rarer(facet, 'collections', paths.collections),
    })),
    ...of('BRANDS').map((facet) => ({
      title: commonMessages.brands,
      choices: choicesOf('brand', facet),
      ...rarer(facet, 'brands', paths.brands),
    })),
    ...of('OPTION').map((facet) => ({
      title: facet.option ?? '',
      choices: choicesOf(optionPrefix + facet.option, facet),
    })),
    { title: messages.kind, choices: kinds.map(asKind), isExclusive: true },
  ].filter(isUseful)
}

const rarer = ({ values, totalValues }: Facet, what: string, href: string): Partial<Group> =>
  totalValues > values.length ? { rarer: { text: messages.allOf({ what }), href } } : {}

const asKind = (choice: Choice): Choice => ({ ...choice, value: choice.value.toLowerCase() })

/** Lowest and highest price under the other filters; empty where all are the same. */
export function priceSpan(facets: Facets): { min: string; max: string } {
  const range = facets.find(({ name }) => name === 'PRICE')?.priceRange
  return range && range.min.amount !== range.max.amount
    ? {
        min: String(Math.floor(Number(range.min.amount))),
        max: String(Math.ceil(Number(range.max.amount))),
      }
    : { min: '', max: '' }
}

/** Key of a group. The title alone is not unique: an option may have the title of another group. */
export const groupKey = ({ title, choices }: Group) => `${title}=${choices[0]?.name}`

/** Key of a field with its value. */
export const keyOf = ({ name, value }: { name: string; value: string }) => `${name}=${value}`

const ownFields = new Set(['q', 'type', 'min', 'max', 'sort', 'page', 'pages'])

/** Selected values that are not in the list at the moment. They become hidden fields, so that submitting keeps them. */
export function hiddenSelections(
  state: ListingState,
  groups: Group[],
): { name: string; value: string }[] {
  const plain = (choice: { name: string; value: string }) => keyOf(choice).toLowerCase()
  const listed = new Set(groups.flatMap(({ choices }) => choices.map(plain)))
  return [...new URLSearchParams(writeListing(state))]
    .map(([name, value]) => ({ name, value }))
    .filter((choice) => !ownFields.has(choice.name) && !listed.has(plain(choice)))
}
