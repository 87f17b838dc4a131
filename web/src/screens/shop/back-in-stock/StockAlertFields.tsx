import { basePath } from '../../../__generated__/messages/locale.ts'
import { type Selection, selectionSearch } from '../../../lib/product-choices.ts'

type StockAlertFieldsProps = {
  /** Id of the form the fields belong to. */
  form: string
  product: { id: string; slug: string }
  options: readonly { name: string }[]
  selection: Selection
}

/** Address of the plain form's page. `choices` has the format of the product page: `?Color=Sky`. */
const stockAlertPath = (slug: string, choices: string) =>
  `${basePath}/back-in-stock?product=${encodeURIComponent(slug)}${choices.replace('?', '&')}`

/**
 * Hidden fields of the plain form. They are separate from it so that they follow the selection while its code loads.
 */
export function StockAlertFields({ form, product, options, selection }: StockAlertFieldsProps) {
  const own = stockAlertPath(product.slug, selectionSearch(options, selection))
  const fields = [
    ['productId', product.id],
    ...options.map(({ name }) => [`option.${name}`, selection[name] ?? '']),
    ['returnTo', own],
    ['leadTo', `${own}&done=requested`],
  ]
  return fields.map(([name, value]) => (
    <input key={name} type="hidden" form={form} name={name} value={value} />
  ))
}
