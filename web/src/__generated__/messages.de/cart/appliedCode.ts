// Generated from languages/de/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const appliedCode = ({ strong, code }: { strong: (text: string) => RichText; code: string | number }) => rich(`Rabattcode `, strong(`${code}`))
