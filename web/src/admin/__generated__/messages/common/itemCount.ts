// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const itemCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} item`, "other": `${$count} items` }))}`
