// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const memberCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} member`, "other": `${$count} members` }))}`
