import { randomUUID } from 'node:crypto'

/** Whoever has the address may use the page, so it must not follow from a counter. */
export const newRedirectId = (): string => randomUUID()
