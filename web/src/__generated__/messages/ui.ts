// Generated from languages/en/web.json.
export const thisPageDidNotLoad = "This page did not load"
export const pageNotFound = "Page not found"
export const weCouldntFindThatPage = "We couldn’t find that page"
export const notFoundHint = "The address may be old or misspelled. Search for what you need, or browse our collections."
export const breadcrumb = "Breadcrumb"
export const colors = ({ names }: { names: string | number }) => `Colors: ${names}`
export const close = "Close"
export const failedHint = "The shop didn’t get a response it needed. Your cart is saved. Try again, or come back in a few minutes."
export const pages = "Pages"
export const page = ({ page }: { page: string | number }) => `Page ${page}`
export const previousPage = "Previous page"
export const nextPage = "Next page"
export const now = "Now"
export const from = ({ price }: { price: string | number }) => `From ${price}`
export const was = "Was"
export const oneFewer = "One fewer"
export const oneMore = "One more"
export const loading = "Loading"
export const staffReference = "Reference for our staff:"
export const partlyLoaded = "Part of this page didn’t load."
