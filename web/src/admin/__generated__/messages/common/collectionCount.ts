// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const collectionCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} collection`, "other": `${$count} collections` }))}`
