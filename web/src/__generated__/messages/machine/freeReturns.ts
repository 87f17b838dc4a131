// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const freeReturns = ({ days }: { days: number }) => `Returns are free within ${plural(days, ($days) => ({ "one": `${$days} day`, "other": `${$days} days` }))} of delivery.`
