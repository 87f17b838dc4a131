// Builds the content with which a start and every reset begin.
import { buildCatalog } from './catalog/build-catalog.ts'
import { seedCoupons } from './coupons.ts'
import { seedGiftCards } from './gift-cards.ts'
import { seedMembers } from './members/seed-members.ts'
import { pastOrders } from './past-orders.ts'
import type { SeedShop } from './seed/types.ts'
import { type SiteSettingsChange, seedSiteSettings } from './state/site-settings.ts'
import type { Seed } from './state/state.ts'

export const freshShop =
  (shop: SeedShop, siteSettings: SiteSettingsChange = {}): Seed =>
  (seedTime) => {
    const catalog = buildCatalog(shop, seedTime)
    return {
      ...catalog,
      ...seedMembers(seedTime),
      coupons: seedCoupons(seedTime),
      giftCards: seedGiftCards(seedTime),
      orders: pastOrders(catalog, seedTime),
      settings: seedSiteSettings(siteSettings),
    }
  }
