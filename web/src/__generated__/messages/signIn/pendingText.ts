// Generated from languages/en/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const pendingText = ({ strong, email }: { strong: (text: string) => RichText; email: string | number }) => rich(`We write to `, strong(`${email}`), ` as soon as it’s approved. Then sign in as usual. Your cart is saved, and you can check out without an account in the meantime.`)
