// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const faultCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} fault`, "other": `${$count} faults` }))}`
