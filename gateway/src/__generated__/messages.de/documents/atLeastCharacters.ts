// Generated from languages/de/gateway.json.
import { plural } from '../plural.ts'
export const atLeastCharacters = ({ n }: { n: number }) => `${plural(n, ($n) => ({ "one": `Bitte mindestens ${$n} Zeichen.`, "other": `Bitte mindestens ${$n} Zeichen.` }))}`
