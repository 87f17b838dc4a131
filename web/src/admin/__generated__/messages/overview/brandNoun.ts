// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const brandNoun = ({ count }: { count: number }) => `${plural(count, () => ({ "one": `brand`, "other": `brands` }))}`
