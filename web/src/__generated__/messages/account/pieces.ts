// Generated from web/messages/en.json.
import { plural } from '../../../lib/plural.ts'
export const pieces = ({ count }: { count: number }) => `${plural(count, { "one": `${count} piece`, "other": `${count} pieces` })}`
