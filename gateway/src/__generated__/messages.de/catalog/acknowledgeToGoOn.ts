// Generated from languages/de/gateway.json.
import { plural } from '../plural.ts'
export const acknowledgeToGoOn = ({ count, effect, risk }: { count: number; effect: string | number; risk: string | number }) => `Bei ${plural(count, ($count) => ({ "one": `${$count} Produkt`, "other": `${$count} Produkten` }))}: ${effect}. Bestätige ${risk}, um fortzufahren.`
