// Generated from web/messages/de.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const byBrand = ({ link, brand }: { link: (text: string) => RichText; brand: string | number }) => rich(`von `, link(`${brand}`))
