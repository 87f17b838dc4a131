// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const returns = ({ days }: { days: number }) => `Returns are accepted within ${plural(days, ($days) => ({ "one": `${$days} day`, "other": `${$days} days` }))} of delivery; the customer pays for the package.`
