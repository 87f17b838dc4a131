// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const cartPieces = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `Warenkorb, ${$count} Artikel`, "other": `Warenkorb, ${$count} Artikel` }))}`
