// Generated from gateway/messages/en.json.
import { plural } from '../plural.ts'
export const callPerRow = ({ field, count }: { field: string | number; count: number }) => `${field} asks the platform once for each row: ask for it of ${plural(count, ($count) => ({ "one": `one at a time`, "other": `at most ${$count} at a time` }))}.`
