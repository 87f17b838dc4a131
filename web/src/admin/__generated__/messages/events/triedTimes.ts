// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const triedTimes = ({ tries }: { tries: number }) => `${plural(tries, ($tries) => ({ "one": `Tried ${$tries} time.`, "other": `Tried ${$tries} times.` }))}`
