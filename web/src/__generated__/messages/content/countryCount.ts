// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const countryCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} country`, "other": `${$count} countries` }))}`
