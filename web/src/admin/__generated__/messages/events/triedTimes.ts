// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const triedTimes = ({ tries }: { tries: number }) => `${plural(tries, ($tries) => ({ "one": `Tried ${$tries} time.`, "other": `Tried ${$tries} times.` }))}`
