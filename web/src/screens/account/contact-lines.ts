// Lines of phones and emails in the profile's form. Field names are paths of the input, such as `phones[0].tag`.
import type { FormFields } from '../../forms/form-fields.ts'
import { linesOf } from '../../forms/form-lines.ts'

const parts = { phones: 'phone', emails: 'email' } as const
type List = keyof typeof parts

const filledLinesOf = (fields: FormFields, list: List) =>
  linesOf(fields, list).filter((line) => line.fields[parts[list]])

type ContactLine = { value: string; tag?: string }

/**
 * Returns the lines that have a value; null where the form lacks the list, and where none was stored or typed, because
 * emptying a list is a call of its own. Sends a tag only when it was changed,
 * because another browser may have changed it as well.
 */
export function contactLinesOf(fields: FormFields, list: List): ContactLine[] | null {
  const isEmpty = linesOf(fields, list).every(
    (line) => !line.fields.was && !line.fields[parts[list]],
  )
  if (isEmpty) return null
  return filledLinesOf(fields, list).map(({ fields: line }) => {
    const { tag = '', was = '' } = line
    const value = line[parts[list]] ?? ''
    const isSame = `${tag} ${value}` === was || !tag || (!was && tag === 'UNTAGGED')
    return { value, ...(!isSame && { tag }) }
  })
}

/** Maps an index of the sent lines back to the form, because empty lines are not sent. */
export function typedFieldOf(field: string, fields: FormFields): string {
  const [, list, index, part] = /^(phones|emails)\[(\d+)\]\.(\w+)$/.exec(field) ?? []
  const line = list && filledLinesOf(fields, list as List)[Number(index)]
  return line ? `${list}[${line.place}].${part}` : field
}
