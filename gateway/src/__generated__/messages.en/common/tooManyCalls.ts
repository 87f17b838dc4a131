// Generated from languages/en/gateway.json.
import { plural } from '../plural.ts'
export const tooManyCalls = ({ seconds }: { seconds: number }) => `The shop is very busy right now. Try again in ${plural(seconds, ($seconds) => ({ "one": `${$seconds} second`, "other": `${$seconds} seconds` }))}.`
