// Generated from web/messages/en.json.
import { plural } from '../plural.ts'
export const results = ({ total }: { total: number }) => `${plural(total, { "one": `${total} result`, "other": `${total} results` })}`
