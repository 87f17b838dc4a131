// Generated from web/src/admin/messages/en.json.
import { plural } from '../../../../lib/plural.ts'
export const itemCount = ({ count }: { count: number }) => `${plural(count, { "one": `${count} item`, "other": `${count} items` })}`
