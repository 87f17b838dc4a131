import { shopName } from '../site.ts'
import { brands } from './brands.ts'
import { ceramics } from './ceramics.ts'
import { collections } from './collections.ts'
import { desk } from './desk.ts'
import { digital } from './digital.ts'
import { garden } from './garden.ts'
import { kitchen } from './kitchen.ts'
import { lighting } from './lighting.ts'
import { withForms } from './picture-forms.ts'
import { textiles } from './textiles.ts'
import type { SeedShop } from './types.ts'

/** The shop with which every start and every reset begin. */
export const haldenShop: SeedShop = {
  name: shopName,
  products: withForms([
    ...lighting,
    ...ceramics,
    ...kitchen,
    ...textiles,
    ...desk,
    ...garden,
    ...digital,
  ]),
  collections,
  brands,
}
