// What the address of a page says in every language. docs/decisions/048-languages.md

import { locale } from '../../__generated__/messages/locale.ts'

/**
 * Parameters with the same meaning in every language: slugs, numbers, switches, and what a visitor has typed. Not among them
 * are options and their choices (`opt.Color=Moss` of a list, `Color=Moss` of a product), which are texts of one language:
 * brands have slugs and no translations, but `Moss` is `Moos`. The gateway translates those of a link that says their
 * language, and leads to the address that has them.
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
export function searchIn(language: string, path: string, search: URLSearchParams): string {
  if (language === locale) return asQuery(search)
  const isProduct = path.startsWith('/p/')
  const options = [...search].filter(([key]) => isProduct || key.startsWith('opt.'))
  const marked = options.length > 0 ? [...options, ['optionsIn', locale]] : []
  if (isProduct) return asQuery(new URLSearchParams(marked))
  // Words find other products in another language, and a list without its options has more of them.
  const isSameList = !search.get('q') && [...search.keys()].every((key) => !key.startsWith('opt.'))
  const names = isSameList ? [...shared, ...places] : shared
  const same = [...search].filter(([key]) => names.includes(key))
  return asQuery(new URLSearchParams([...same, ...marked]))
}

const asQuery = (search: URLSearchParams) => (search.size > 0 ? `?${search}` : '')
