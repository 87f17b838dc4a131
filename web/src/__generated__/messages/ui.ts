// Generated from languages/en/web.json.
export const thisPageDidNotLoad = "This page did not load"
export const pageNotFound = "Page not found"
export const weCouldntFindThatPage = "We couldn’t find that page"
export const notFoundHint = "The address may be old or misspelled. Search for what you need, or browse our collections."
export const breadcrumb = "Breadcrumb"
export const colors = ({ names }: { names: string | number }) => `Colors: ${names}`
export const close = "Close"
export const failedHint = "Something went wrong with this page on our side. Your cart is saved. Try again, or carry on elsewhere in the shop."
export const shopUnavailable = "The shop isn’t available right now"
export const unavailableHint = "Products, prices and orders can’t be loaded at the moment. Your cart stays as it is. Try again in a few minutes."
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
