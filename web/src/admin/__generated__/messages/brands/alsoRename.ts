// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const alsoRename = ({ brands, products }: { brands: number; products: string | number }) => `${plural(brands, () => ({ "one": `Also rename it on its ${products}`, "other": `Also rename them on their ${products}` }))}`
