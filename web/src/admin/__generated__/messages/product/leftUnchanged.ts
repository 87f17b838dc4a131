// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const leftUnchanged = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `One other tag is left unchanged.`, "other": `${$count} other tags are left unchanged.` }))}`
