// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const collectionNoun = ({ count }: { count: number }) => `${plural(count, () => ({ "one": `collection`, "other": `collections` }))}`
