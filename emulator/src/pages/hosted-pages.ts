import type { RedirectIntent } from '@vitrine/platform'

/** Path of the page for each intent of a redirect session. */
export const hostedPages: Record<RedirectIntent, string> = {
  ecomCheckout: '/hosted/checkout',
  bookingsCheckout: '/hosted/bookings-checkout',
  eventsCheckout: '/hosted/events-checkout',
  paidPlansCheckout: '/hosted/plans-checkout',
  storesProduct: '/hosted/product',
  bookingsBook: '/hosted/book',
  login: '/hosted/login',
  logout: '/hosted/logout',
  // docs/contract/auth.md §3: the authorization endpoint is not one of the hosted pages.
  auth: '/_api/oauth2/authorize',
  memberAccountPage: '/hosted/account',
}
