// Generated from languages/en/web.json.
import { plural } from '../plural.ts'
export const linesToChange = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `${$count} item needs a change`, "other": `${$count} items need a change` }))}`
