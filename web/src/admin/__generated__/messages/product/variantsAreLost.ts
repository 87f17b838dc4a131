// Generated from languages/en/admin.json.
import { plural } from '../plural.ts'
export const variantsAreLost = ({ lost }: { lost: number }) => `${plural(lost, ($lost) => ({ "one": `One variant is lost`, "other": `${$lost} variants are lost` }))}`
