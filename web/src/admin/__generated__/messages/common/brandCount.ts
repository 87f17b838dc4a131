// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const brandCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} brand`, "other": `${$count} brands` }))}`
