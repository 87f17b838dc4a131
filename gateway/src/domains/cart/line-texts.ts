// How the words of a line read: carts, checkouts and orders write them alike.
import type { WireCartLine } from '@vitrine/platform'
import type { ItemType } from '../../__generated__/resolvers.ts'

export const textOf = (
  text: { original?: string | null; translated?: string | null } | null | undefined,
) => text?.translated ?? text?.original ?? null

/** Also of an order's line. */
export const descriptionLinesOf = ({ descriptionLines }: Pick<WireCartLine, 'descriptionLines'>) =>
  (descriptionLines ?? []).map(({ name, plainText, colorInfo }) => ({
    name: textOf(name) ?? '',
    value: textOf(plainText) ?? textOf(colorInfo) ?? '',
    colorCode: colorInfo?.code ?? null,
  }))

/** Also of an order's line. */
export function itemTypeOf({ itemType }: Pick<WireCartLine, 'itemType'>): ItemType {
  if (itemType?.preset) return itemType.preset
  return itemType?.custom ? 'CUSTOM' : 'UNRECOGNISED'
}
