// Generated from languages/de/web.json.
import { plural } from '../plural.ts'
export const memberCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} Mitglied`, "other": `${$count} Mitglieder` }))}`
