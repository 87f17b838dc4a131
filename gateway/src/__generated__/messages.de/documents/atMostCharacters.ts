// Generated from languages/de/gateway.json.
import { plural } from '../plural.ts'
export const atMostCharacters = ({ n }: { n: number }) => `${plural(n, ($n) => ({ "one": `Bitte höchstens ${$n} Zeichen.`, "other": `Bitte höchstens ${$n} Zeichen.` }))}`
