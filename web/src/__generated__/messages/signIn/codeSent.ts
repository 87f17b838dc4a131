// Generated from languages/en/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const codeSent = ({ strong, email }: { strong: (text: string) => RichText; email: string | number }) => rich(`We sent six digits to `, strong(`${email}`), `. They expire in a few minutes.`)
