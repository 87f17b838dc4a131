// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const pieceCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} Artikel`, "other": `${$count} Artikel` }))}`
