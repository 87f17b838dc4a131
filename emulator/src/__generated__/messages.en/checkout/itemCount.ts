// Generated from languages/en/emulator.json.
import { plural } from '../plural.ts'
export const itemCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} item`, "other": `${$count} items` }))}`
