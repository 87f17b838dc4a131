// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const ownReturns = ({ days }: { days: number }) => `${plural(days, ($days) => ({ "one": `Du hast ${$days} Tag Zeit, etwas zurückzugeben, ab dem Tag, an dem es bei dir ankommt. Den Rückversand zahlst du.`, "other": `Du hast ${$days} Tage Zeit, etwas zurückzugeben, ab dem Tag, an dem es bei dir ankommt. Den Rückversand zahlst du.` }))}`
