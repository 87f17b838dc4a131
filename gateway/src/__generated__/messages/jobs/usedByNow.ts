// Generated from gateway/messages/en.json.
import { plural } from '../plural.ts'
export const usedByNow = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} product has it by now, so it stays.`, "other": `${$count} products have it by now, so it stays.` }))}`
