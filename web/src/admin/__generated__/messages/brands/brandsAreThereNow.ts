// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const brandsAreThereNow = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} brand is there now.`, "other": `${$count} brands are there now.` }))}`
