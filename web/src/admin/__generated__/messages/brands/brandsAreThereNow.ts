// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const brandsAreThereNow = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} brand created or found.`, "other": `${$count} brands created or found.` }))}`
