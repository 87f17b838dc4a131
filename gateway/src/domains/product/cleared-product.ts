// Null in a change of a product or a variant. docs/contract/catalog.md §14: the platform takes null for absent, and an
// empty text or list clears.
import type {
  Problem,
  UpdateProductInput,
  VariantChangeInput,
} from '../../__generated__/schema-types.ts'
import { clearedBy, notClearable } from '../common/not-clearable.ts'

const fixedOfProduct = [
  'name',
  'slug',
  'visible',
  'type',
  'basePrice',
  'cost',
  'weight',
  'pricePerUnit',
  'managesVariants',
  'productDimensions',
  'packageDimensions',
] as const
const emptyProduct = {
  description: '',
  sku: '',
  ribbon: '',
  brand: '',
  infoSections: [],
  options: [],
  discount: { none: true },
  seo: { tags: [], keywords: [] },
}

type Fields = Omit<UpdateProductInput, 'id'>

/** Returns a change with what clears a field in place of null, and the problems of fields that cannot be cleared. */
export const clearedProduct = <Input extends Fields>(
  input: Input,
): { input: Input; problems: Problem[] } => ({
  input: clearedBy(input, emptyProduct),
  problems: notClearable<Fields>(input, fixedOfProduct),
})

const fixedOfVariant = [
  'basePrice',
  'cost',
  'weight',
  'visible',
  'productDimensions',
  'packageDimensions',
] as const

/** The same for a change of variants. */
export const clearedVariant = (
  input: VariantChangeInput,
  path: string,
): { input: VariantChangeInput; problems: Problem[] } => ({
  input: clearedBy(input, { sku: '' }),
  problems: notClearable(input, fixedOfVariant, path),
})
