// Generated from web/src/admin/messages/en.json.
import { plural } from '../../../../lib/plural.ts'
export const brandCount = ({ count }: { count: number }) => `${plural(count, { "one": `${count} brand`, "other": `${count} brands` })}`
