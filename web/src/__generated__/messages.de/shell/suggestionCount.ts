// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const suggestionCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "=0": `Keine Vorschläge`, "one": `${$count} Vorschlag`, "other": `${$count} Vorschläge` }))}`
