// Generated from web/src/admin/messages/en.json.
import { plural } from '../../../../lib/plural.ts'
export const collectionCount = ({ count }: { count: number }) => `${plural(count, { "one": `${count} collection`, "other": `${count} collections` })}`
