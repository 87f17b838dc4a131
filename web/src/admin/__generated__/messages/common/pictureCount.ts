// Generated from web/src/admin/messages/en.json.
import { plural } from '../../../../lib/plural.ts'
export const pictureCount = ({ count }: { count: number }) => `${plural(count, { "one": `${count} picture`, "other": `${count} pictures` })}`
