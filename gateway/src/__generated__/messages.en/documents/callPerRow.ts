// Generated from languages/en/gateway.json.
import { plural } from '../plural.ts'
export const callPerRow = ({ field, count }: { field: string | number; count: number }) => `${field} takes one platform call per row: select it for ${plural(count, ($count) => ({ "one": `one row`, "other": `at most ${$count} rows` }))} at a time.`
