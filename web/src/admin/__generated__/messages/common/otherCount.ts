// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const otherCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} other`, "other": `${$count} others` }))}`
