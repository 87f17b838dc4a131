// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const resultCount = ({ total }: { total: number }) => `${plural(total, ($total) => ({ "one": `${$total} result`, "other": `${$total} results` }))}`
