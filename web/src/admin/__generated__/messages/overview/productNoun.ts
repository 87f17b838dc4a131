// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const productNoun = ({ count }: { count: number }) => `${plural(count, () => ({ "one": `product`, "other": `products` }))}`
