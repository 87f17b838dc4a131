// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const cartPieces = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `Cart, ${$count} item`, "other": `Cart, ${$count} items` }))}`
