// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const callsLeft = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} call left …`, "other": `${$count} calls left …` }))}`
