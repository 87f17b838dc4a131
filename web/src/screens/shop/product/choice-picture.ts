import type { Selection } from '../../../lib/product-choices.ts'
import type { ProductChoices } from './product-fragments.ts'

type Optioned = Pick<ProductChoices, 'options'>

/** Media items assigned to choices; to selected ones, where there is a selection. */
export const choicePictures = ({ options }: Optioned, selection?: Selection): string[] =>
  options.flatMap(({ name, choices }) =>
    choices.flatMap(({ label, media }) =>
      selection && label !== selection[name] ? [] : media.flatMap(({ image }) => image?.url ?? []),
    ),
  )

/** The first media item assigned to one of the selected choices. */
export const choicePictureOf = (product: Optioned, selection: Selection): string | null =>
  choicePictures(product, selection)[0] ?? null
