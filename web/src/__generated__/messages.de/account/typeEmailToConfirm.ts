// Generated from languages/de/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const typeEmailToConfirm = ({ strong, email }: { strong: (text: string) => RichText; email: string | number }) => rich(`Gib zur Bestätigung `, strong(`${email}`), ` ein.`)
