// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const visitCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} visit`, "other": `${$count} visits` }))}`
