// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const faultsOfSite = ({ count }: { count: number }) => `${plural(count, () => ({ "one": `fault of the site`, "other": `faults of the site` }))}`
