import { type Selection, selectionSearch } from '../../../lib/product-choices.ts'

type AskFieldsProps = {
  /** Id of the form they belong to. */
  form: string
  product: { id: string; slug: string }
  options: readonly { name: string }[]
  selection: Selection
}

/** Where the plain form leads to. `choices` as the product's page has them: `?Color=Sky`. */
const askPath = (slug: string, choices: string) =>
  `/back-in-stock?product=${encodeURIComponent(slug)}${choices.replace('?', '&')}`

/** What the plain form is about. Beside it, because what is chosen may change while its code is on its way. */
export function AskFields({ form, product, options, selection }: AskFieldsProps) {
  const own = askPath(product.slug, selectionSearch(options, selection))
  const fields = [
    ['productId', product.id],
    ...options.map(({ name }) => [`option.${name}`, selection[name] ?? '']),
    ['returnTo', own],
    ['leadTo', `${own}&done=asked`],
  ]
  return fields.map(([name, value]) => (
    <input key={name} type="hidden" form={form} name={name} value={value} />
  ))
}
