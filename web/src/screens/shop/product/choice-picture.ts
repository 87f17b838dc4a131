import type { Selection } from '../../../lib/product-choices.ts'
import type { ProductChoices } from './product-fragments.ts'

/** The first media item assigned to one of the selected choices. */
export function choicePictureOf(
  { options }: Pick<ProductChoices, 'options'>,
  selection: Selection,
): string | null {
  for (const { name, choices } of options) {
    const chosen = choices.find((choice) => choice.label === selection[name])
    const url = chosen?.media.find((item) => item.image)?.image?.url
    if (url) return url
  }
  return null
}
