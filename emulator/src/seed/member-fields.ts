// Defines the custom member fields of the seeded site: one of every type.
import { guidOf } from '../ids.ts'
import type { CustomField } from '../rules/custom-fields.ts'

type Described = Omit<CustomField, 'id'>

const described: Described[] = [
  { key: 'custom.favorite-material', name: 'Favorite material', fieldType: 'TEXT' },
  { key: 'custom.mugs-at-home', name: 'Mugs at home', fieldType: 'NUMBER' },
  { key: 'custom.moved-in', name: 'Moved in', fieldType: 'DATE' },
  { key: 'custom.website', name: 'Website', fieldType: 'URL' },
  {
    key: 'custom.instagram',
    name: 'Instagram',
    fieldType: 'SOCIAL',
    socialType: 'INSTAGRAM',
  },
]

export const memberFields: readonly CustomField[] = described.map((field) => ({
  ...field,
  id: guidOf('custom-field', field.key),
}))
