// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const charactersLeft = ({ left }: { left: number }) => `${plural(left, ($left) => ({ "one": `${$left} character left`, "other": `${$left} characters left` }))}`
