// Generated from languages/en/admin.json.
export const siteHealth = "Site health"
export const intro = "Whether the site, its settings and this host are in order."
export const checkedAt = ({ date }: { date: string | number }) => `Checked ${date}`
export const checkAgain = "Check again"
export const checking = "Checking …"
export const checkingText = "The site is being checked. This takes a few seconds."
export const young = "It was checked less than 10 seconds ago."
export const whatToDo = "What to do:"
export const guide = "From the guide"
export const fault = "Fault"
export const faults = "Faults"
export const advice = "Advice"
export const skipped = "Not checked"
export const inOrder = "In order"
export { faultCount } from './health/faultCount.ts'
export const adviceCount = ({ count }: { count: string | number }) => `${count} advice`
export const skippedCount = ({ count }: { count: string | number }) => `${count} not checked`
export const goodCount = ({ count }: { count: string | number }) => `${count} good`
export const token = "Connection to the platform"
export const clock = "Clock"
export const catalog = "Catalog"
export const cart = "Cart"
export const credentials = "Credentials of the site"
export const properties = "Business info"
export const currencies = "Currencies"
export const published = "Publication"
export const redirects = "Addresses to return to"
export const logout = "Pages of the platform"
export const events = "Change events"
export const redis = "Redis"
export const data = "Data folder"
export const content = "Texts, pages and terms"
export const address = "Public address"
