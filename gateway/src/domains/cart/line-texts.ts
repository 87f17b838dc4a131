// Texts of a line, which carts, checkouts and orders have in the same form.
import type { ItemTypePreset, WireCartLine } from '@vitrine/platform'

export const textOf = (
  text: { original?: string | null; translated?: string | null } | null | undefined,
) => text?.translated ?? text?.original ?? null

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
