// Generated from languages/en/gateway.json.
import { plural } from '../plural.ts'
export const atLeastCharacters = ({ n }: { n: number }) => `${plural(n, ($n) => ({ "one": `At least ${$n} character, please.`, "other": `At least ${$n} characters, please.` }))}`
