// Permissions that the site's key needs, by service: a refusal for a missing one does not name it. Source:
// docs/contract/real-site.md §5.
import type { AllCalls } from './calls/all-calls.ts'

const products = 'Manage Products, and SCOPE.STORES.PRODUCT_READ_ADMIN for hidden ones'
const members = 'Manage Members, and read contacts'

/** Permission sets as the dashboard or the platform's types name them. */
export const keyPermissions: { readonly [Service in keyof AllCalls]?: string } = {
  orders: 'Read Orders (SCOPE.DC-STORES.READ-ORDERS)',
  members,
  membersAdmin: members,
  memberCustomFields: members,
  authentication: 'IAM.AUTHENTICAITON_SIGN_ON',
  productsWrite: products,
  brandsWrite: products,
  checkoutSettings: 'ECOM.READ_CHECKOUT_SETTINGS',
  siteMedia: 'Manage Media Manager',
  siteProperties: 'Read site, business, and email details (SITE_SETTINGS.VIEW)',
  siteCurrencies: 'Manage Stores (SCOPE.STORES.MANAGE-STORES)',
  publishedUrls: 'SITE_URLS.READ',
  oauthApps: 'Manage OAuth Apps (OAUTH_APP.APP_READ)',
}
