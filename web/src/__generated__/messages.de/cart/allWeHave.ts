// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const allWeHave = ({ left }: { left: number }) => `${plural(left, ($left) => ({ "=1": `Das letzte Stück`, "other": `Alle ${$left}, die wir haben` }))}`
