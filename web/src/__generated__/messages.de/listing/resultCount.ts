// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const resultCount = ({ total }: { total: number }) => `${plural(total, ($total) => ({ "one": `${$total} Ergebnis`, "other": `${$total} Ergebnisse` }))}`
