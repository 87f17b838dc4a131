// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const pictureCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} picture`, "other": `${$count} pictures` }))}`
