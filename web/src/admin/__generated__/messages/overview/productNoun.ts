// Generated from web/src/admin/messages/en.json.
import { plural } from '../../../../lib/plural.ts'
export const productNoun = ({ count }: { count: number }) => `${plural(count, { "one": `product`, "other": `products` })}`
