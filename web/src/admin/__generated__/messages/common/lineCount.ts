// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const lineCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} line`, "other": `${$count} lines` }))}`
