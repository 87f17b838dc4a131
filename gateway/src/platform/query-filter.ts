/** Filter of a query in the platform's language: `{ 'profile.slug': { $in: [...] } }`. docs/contract/transport.md §7. */
export type QueryFilter = Readonly<Record<string, unknown>>
