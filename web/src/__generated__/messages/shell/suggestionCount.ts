// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const suggestionCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "=0": `No suggestions`, "one": `${$count} suggestion`, "other": `${$count} suggestions` }))}`
