// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const linesToChange = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} Artikel muss geändert werden`, "other": `${$count} Artikel müssen geändert werden` }))}`
