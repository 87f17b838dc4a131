// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const lineCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} line`, "other": `${$count} lines` }))}`
