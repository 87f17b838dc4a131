// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const memberNoun = ({ count }: { count: number }) => `${plural(count, () => ({ "one": `member`, "other": `members` }))}`
