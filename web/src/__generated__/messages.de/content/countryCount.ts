// Generated from web/messages/de.json.
import { plural } from '../plural.ts'
export const countryCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} Land`, "other": `${$count} Länder` }))}`
