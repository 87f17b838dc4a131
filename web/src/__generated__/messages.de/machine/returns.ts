// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const returns = ({ days }: { days: number }) => `Die Rückgabe ist innerhalb von ${plural(days, ($days) => ({ "one": `${$days} Tag`, "other": `${$days} Tagen` }))} nach der Lieferung möglich; das Paket zahlt der Kunde.`
