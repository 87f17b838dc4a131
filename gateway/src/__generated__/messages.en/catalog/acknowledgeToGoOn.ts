// Generated from languages/en/gateway.json.
import { plural } from '../plural.ts'
export const acknowledgeToGoOn = ({ count, effect, risk }: { count: number; effect: string | number; risk: string | number }) => `${plural(count, ($count) => ({ "one": `${$count} product`, "other": `${$count} products` }))} ${effect}. Acknowledge ${risk} to continue.`
