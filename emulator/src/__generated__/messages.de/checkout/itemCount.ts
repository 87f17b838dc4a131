// Generated from languages/de/emulator.json.
import { plural } from '../plural.ts'
export const itemCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} Artikel`, "other": `${$count} Artikel` }))}`
