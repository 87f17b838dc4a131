// Client-side validation of a form, with our messages at our fields.
import type { FormProblem } from './form-types.ts'

type FieldValidity = Pick<
  HTMLInputElement,
  'name' | 'validity' | 'type' | 'minLength' | 'dataset' | 'required' | 'value'
>

/** Treats blank text as missing, unlike the browser; every character of a password counts. */
const isMissing = ({ validity, required, type, value }: FieldValidity): boolean =>
  validity.valueMissing || (required && type !== 'password' && value.trim() === '')

const isWrong = (field: FieldValidity) => !field.validity.valid || isMissing(field)

export function messageFor(field: FieldValidity): string {
  const { validity, type, minLength, dataset } = field
  if (isMissing(field)) return dataset.missing ?? 'Fill this in.'
  if (validity.typeMismatch && type === 'email')
    return 'This does not look like an email address. It needs an @ and a domain.'
  if (validity.typeMismatch && type === 'url') return 'Start with https:// and the site’s name.'
  if (validity.tooShort) return `Use at least ${minLength} characters.`
  if (validity.badInput && type === 'number') return 'This has to be a number.'
  if (validity.rangeOverflow || validity.rangeUnderflow)
    return 'Choose a date in the past, since 1900.'
  return dataset.wrong ?? 'Check what is written here.'
}

const isChecked = (element: Element): element is HTMLInputElement =>
  'validity' in element && 'name' in element && element.nodeName !== 'BUTTON'

/** Problems in document order; the first one gets the focus. */
export function checkForm(form: HTMLFormElement): FormProblem[] {
  return [...form.elements]
    .filter(isChecked)
    .filter(isWrong)
    .map((element) => ({
      code: 'INVALID_FORMAT',
      field: element.name,
      message: messageFor(element),
    }))
}
