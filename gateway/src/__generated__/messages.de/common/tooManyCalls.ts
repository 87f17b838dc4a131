// Generated from languages/de/gateway.json.
import { plural } from '../plural.ts'
export const tooManyCalls = ({ seconds }: { seconds: number }) => `Im Shop ist gerade sehr viel los. Versuch es in ${plural(seconds, ($seconds) => ({ "one": `${$seconds} Sekunde`, "other": `${$seconds} Sekunden` }))} noch einmal.`
