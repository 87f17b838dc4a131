// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const changeProductsInSheet = ({ count }: { count: number }) => `${plural(count, ($count) => ({ "one": `Change ${$count} product in the sheet`, "other": `Change ${$count} products in the sheet` }))}`
