import { randomUUID } from 'node:crypto'

/** Returns an unguessable id: the URL that contains it grants access to the page. */
export const newRedirectId = (): string => randomUUID()
