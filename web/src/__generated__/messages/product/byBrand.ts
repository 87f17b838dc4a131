// Generated from languages/en/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const byBrand = ({ link, brand }: { link: (text: string) => RichText; brand: string | number }) => rich(`by `, link(`${brand}`))
