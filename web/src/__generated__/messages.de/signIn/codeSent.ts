// Generated from languages/de/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const codeSent = ({ strong, email }: { strong: (text: string) => RichText; email: string | number }) => rich(`Wir haben sechs Ziffern an `, strong(`${email}`), ` geschickt. Sie gelten nur ein paar Minuten.`)
