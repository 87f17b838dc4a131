// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const charactersLeft = ({ left }: { left: number }) => `${plural(left, ($left) => ({ "one": `Noch ${$left} Zeichen`, "other": `Noch ${$left} Zeichen` }))}`
