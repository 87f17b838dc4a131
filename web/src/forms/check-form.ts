// Client-side validation of a form, with our messages at our fields.
import * as messages from '../__generated__/messages/forms.ts'
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
  if (isMissing(field)) return dataset.missing ?? messages.fillThisIn
  if (validity.typeMismatch && type === 'email') return messages.invalidEmail
  if (validity.typeMismatch && type === 'url') return messages.startWithHttpsAndSitesName
  if (validity.tooShort) return messages.atLeastCharacters({ minLength })
  if (validity.badInput && type === 'number') return messages.thisHasToBeNumber
  if (validity.rangeOverflow || validity.rangeUnderflow) return messages.invalidBirthday
  return dataset.wrong ?? messages.checkWhatIsWrittenHere
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
