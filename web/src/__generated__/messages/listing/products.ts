// Generated from web/messages/en.json.
import { plural } from '../plural.ts'
export const products = ({ total }: { total: number }) => `${plural(total, { "one": `${total} product`, "other": `${total} products` })}`
