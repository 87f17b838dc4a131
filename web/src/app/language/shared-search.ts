// What the address of a page says in every language. docs/decisions/048-languages.md

import { locale } from '../../__generated__/messages/locale.ts'

/**
 * Parameters with the same meaning in every language: slugs, numbers, switches, and what a visitor has typed. Not among them
 * are options and their choices (`opt.Color=Moss` of a list, `Color=Moss` of a product), which are texts of one language:
 * brands have slugs and no translations, but `Moss` is `Moos`.
 */
const shared = [
  'q',
  'collection',
  'brand',
  'stock',
  'sale',
  'type',
  'min',
  'max',
  'sort',
  'name',
  'product',
]

/** Parameters of a place in a list, which is the same place only where the list is the same. */
const places = ['page', 'pages']

/** Returns the query of the same page in a language, which is all of it in that of the page; empty for none. */
export function searchIn(language: string, search: URLSearchParams): string {
  if (language === locale) return asQuery(search)
  // Words find other products in another language, and a list without its options has more of them.
  const isSameList = !search.get('q') && [...search.keys()].every((key) => !key.startsWith('opt.'))
  const names = isSameList ? [...shared, ...places] : shared
  return asQuery(new URLSearchParams([...search].filter(([key]) => names.includes(key))))
}

const asQuery = (search: URLSearchParams) => (search.size > 0 ? `?${search}` : '')
