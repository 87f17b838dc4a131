// Generated from languages/de/gateway.json.
import { plural } from '../plural.ts'
export const callPerRow = ({ field, count }: { field: string | number; count: number }) => `${field} braucht für jede Zeile einen Aufruf der Plattform: Wähle es für ${plural(count, ($count) => ({ "one": `nur eine Zeile`, "other": `höchstens ${$count} Zeilen` }))} auf einmal aus.`
