// Generated from languages/en/gateway.json.
import { plural } from '../plural.ts'
export const atMostCharacters = ({ n }: { n: number }) => `${plural(n, ($n) => ({ "one": `At most ${$n} character, please.`, "other": `At most ${$n} characters, please.` }))}`
