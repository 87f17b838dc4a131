// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const pieceCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} item`, "other": `${$count} items` }))}`
