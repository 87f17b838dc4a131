/**
 * Returns the currency that the page was rendered in, for its requests. A choice that another tab makes takes effect
 * with the next page: one page never shows two currencies.
 */
export const shownCurrency = () => document.documentElement.dataset.currency as string
