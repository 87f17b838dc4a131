// Generated from web/src/admin/messages/en.json.
import { plural } from '../plural.ts'
export const variantsAreLost = ({ lost }: { lost: number }) => `${plural(lost, ($lost) => ({ "one": `One variant is lost`, "other": `${$lost} variants are lost` }))}`
