// Generated from web/src/admin/messages/en.json.
import { plural } from '../../../../lib/plural.ts'
export const otherCount = ({ count }: { count: number }) => `${plural(count, { "one": `${count} other`, "other": `${count} others` })}`
