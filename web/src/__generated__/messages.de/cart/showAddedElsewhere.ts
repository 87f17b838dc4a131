// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const showAddedElsewhere = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} anderswo hinzugefügten Artikel anzeigen`, "other": `${$count} anderswo hinzugefügte Artikel anzeigen` }))}`
