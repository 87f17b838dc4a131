// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const productCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} product`, "other": `${$count} products` }))}`
