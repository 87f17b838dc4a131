// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const pictureCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} picture`, "other": `${$count} pictures` }))}`
