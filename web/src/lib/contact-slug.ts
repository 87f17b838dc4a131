/** Name of the merchant's page of text about how to reach the shop. */
export const contactSlug = 'contact'
