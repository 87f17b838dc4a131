// Generated from languages/en/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const typeEmailToConfirm = ({ strong, email }: { strong: (text: string) => RichText; email: string | number }) => rich(`Type `, strong(`${email}`), ` to confirm.`)
