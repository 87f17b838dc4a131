// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const productCount = ({ total }: { total: number }) => `${plural(total, ($total) => ({ "one": `${$total} Produkt`, "other": `${$total} Produkte` }))}`
