// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const brandCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} brand`, "other": `${$count} brands` }))}`
