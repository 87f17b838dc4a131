// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const collectionCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} collection`, "other": `${$count} collections` }))}`
