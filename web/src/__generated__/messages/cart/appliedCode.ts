// Generated from languages/en/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const appliedCode = ({ strong, code }: { strong: (text: string) => RichText; code: string | number }) => rich(`Code `, strong(`${code}`))
