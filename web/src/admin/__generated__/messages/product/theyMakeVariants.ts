// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const theyMakeVariants = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `They make ${$count} variant.`, "other": `They make ${$count} variants.` }))}`
