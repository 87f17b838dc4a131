// Generated from languages/de/gateway.json.
import { plural } from '../plural.ts'
export const usedByNow = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} Produkt verwendet sie inzwischen, deshalb bleibt sie bestehen.`, "other": `${$count} Produkte verwenden sie inzwischen, deshalb bleibt sie bestehen.` }))}`
