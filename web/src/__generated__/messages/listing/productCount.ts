// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const productCount = ({ total }: { total: number }) => `${plural(total, ($total) => ({ "one": `${$total} product`, "other": `${$total} products` }))}`
