import { expect, it } from 'vitest'
import { isAtField } from './problem-place.ts'

const values = { name: '', visible: true, options: [{ name: '' }], discount: { value: '' } }
const at = (field: string | null) => isAtField({ code: 'X', message: '', field }, values)

it.each(['input.name', 'name', 'input.visible', 'input.options[0].name', 'input.discount.value'])(
  'shows a problem of %s at its field',
  (field) => expect(at(field)).toBe(true),
)

it.each(['input.options', 'input.discount', 'input.seo', 'input', null])(
  'shows a problem of %s below the form',
  (field) => expect(at(field)).toBe(false),
)
