// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const otherCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} other`, "other": `${$count} others` }))}`
