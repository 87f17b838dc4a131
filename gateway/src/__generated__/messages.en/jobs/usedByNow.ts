// Generated from languages/en/gateway.json.
import { plural } from '../plural.ts'
export const usedByNow = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} product uses it now, so it stays.`, "other": `${$count} products use it now, so it stays.` }))}`
