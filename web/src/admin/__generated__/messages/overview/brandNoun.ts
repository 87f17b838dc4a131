// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const brandNoun = ({ count }: { count: number }) => `${plural(count, () => ({ "one": `brand`, "other": `brands` }))}`
