// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const countryCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} Land`, "other": `${$count} Länder` }))}`
