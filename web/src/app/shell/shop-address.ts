import { locale } from '../../__generated__/messages/locale.ts'
import { addressLines } from '../../lib/address-lines.ts'
import type { ShopFacts } from './footer-document.ts'

/** Any country, as only the server writes it: the names of the shop's own texts are those that it ships to. */
const countryName = (code: string) => new Intl.DisplayNames([locale], { type: 'region' }).of(code)

/** Returns the business address of the shop as it is written on a parcel; nothing without one. */
export const shopAddressLines = ({ address }: Pick<ShopFacts, 'address'>): string[] =>
  address ? addressLines(address, countryName) : []
