// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const showAddedElsewhere = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `Show ${$count} item added elsewhere`, "other": `Show ${$count} items added elsewhere` }))}`
