import type { WireSiteFacts } from '@vitrine/platform'
import { shopName } from '../site.ts'

/** What the merchant of the sample shop has filled in about the business; its page of contact says the same. */
export const shopFacts = {
  siteDisplayName: shopName,
  businessName: shopName,
  description:
    'Objects for slow days: lamps, stoneware, linen, tools and paper from eight small brands.',
  timeZone: 'America/New_York',
  email: 'hello@halden.example',
  phone: '+1 518 555 0142',
  address: {
    street: 'Warren Street',
    streetNumber: '48',
    city: 'Hudson',
    state: 'NY',
    zip: '12534',
    country: 'US',
  },
} satisfies WireSiteFacts
