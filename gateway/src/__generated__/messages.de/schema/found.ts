// Generated from languages/de/gateway.json.
import { plural } from '../plural.ts'
export const found = ({ count, words }: { count: number; words: string | number }) => `${plural(count, ($count) => ({ "=0": `Nichts gefunden`, "one": `${$count} Ergebnis`, "other": `${$count} Ergebnisse` }))} für „${words}“`
