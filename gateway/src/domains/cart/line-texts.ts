// Texts of a line, which carts, checkouts and orders have in the same form.
import type { ItemTypePreset, WireCartLine } from '@vitrine/platform'

export const textOf = (
  text: { original?: string | null; translated?: string | null } | null | undefined,
) => text?.translated ?? text?.original ?? null

type Described = Pick<WireCartLine, 'catalogReference' | 'descriptionLines'>
type Choice = { option: string; choice: string }

const entriesOf = (record: unknown): [string, string][] =>
  typeof record === 'object' && record !== null
    ? Object.entries(record).map(([key, value]) => [key, String(value)])
    : []

/** Returns the description line of an option or custom text, which has its name in both languages. */
const describing = ({ descriptionLines }: Described, name: string) =>
  descriptionLines?.find((one) => one.name?.original === name)

/**
 * Returns the choices of a line as the catalog names them in the language of the request; the platform's reference has
 * them in the site's own language.
 */
export const choicesOf = (line: Described): Choice[] =>
  entriesOf(line.catalogReference?.options?.options).map(([option, choice]) => {
    const said = describing(line, option)
    const value = said?.plainText ?? said?.colorInfo
    return {
      option: textOf(said?.name) ?? option,
      choice: (value?.original === choice ? textOf(value) : null) ?? choice,
    }
  })

/** Returns the custom texts of a line, titled in the language of the request. */
export const customTextsOf = (line: Described): { title: string; value: string }[] =>
  entriesOf(line.catalogReference?.options?.customTextFields).map(([title, value]) => ({
    title: textOf(describing(line, title)?.name) ?? title,
    value,
  }))

/** Also used for order lines. */
export const descriptionLinesOf = ({ descriptionLines }: Pick<WireCartLine, 'descriptionLines'>) =>
  (descriptionLines ?? []).map(({ name, plainText, colorInfo }) => ({
    name: textOf(name) ?? '',
    value: textOf(plainText) ?? textOf(colorInfo) ?? '',
    colorCode: colorInfo?.code ?? null,
  }))

/** Also used for order lines. */
export function itemTypeOf({
  itemType,
}: Pick<WireCartLine, 'itemType'>): ItemTypePreset | 'CUSTOM' {
  if (itemType?.preset) return itemType.preset
  return itemType?.custom ? 'CUSTOM' : 'UNRECOGNISED'
}
