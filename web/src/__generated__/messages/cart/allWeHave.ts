// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const allWeHave = ({ left }: { left: number }) => `${plural(left, ($left) => ({ "=1": `The last one`, "other": `All ${$left} we have` }))}`
