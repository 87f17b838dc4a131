// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const collectionNoun = ({ count }: { count: number }) => `${plural(count, () => ({ "one": `collection`, "other": `collections` }))}`
