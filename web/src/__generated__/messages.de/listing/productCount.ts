// Generated from web/messages/de.json.
import { plural } from '../plural.ts'
export const productCount = ({ total }: { total: number }) => `${plural(total, ($total) => ({ "one": `${$total} Produkt`, "other": `${$total} Produkte` }))}`
