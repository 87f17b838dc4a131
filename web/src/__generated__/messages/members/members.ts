// Generated from web/messages/en.json.
import { plural } from '../../../lib/plural.ts'
export const members = ({ count }: { count: number }) => `${plural(count, { "one": `${count} member`, "other": `${count} members` })}`
