// Generated from languages/en/gateway.json.
import { plural } from '../plural.ts'
export const found = ({ count, words }: { count: number; words: string | number }) => `${plural(count, ($count) => ({ "=0": `Nothing found`, "one": `${$count} result`, "other": `${$count} results` }))} for “${words}”`
