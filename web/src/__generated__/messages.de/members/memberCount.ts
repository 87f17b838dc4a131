// Generated from web/messages/de.json.
import { plural } from '../plural.ts'
export const memberCount = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} Mitglied`, "other": `${$count} Mitglieder` }))}`
