// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const productNoun = ({ count }: { count: number }) => `${plural(count, () => ({ "one": `product`, "other": `products` }))}`
