// Generated from languages/de/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const pendingText = ({ strong, email }: { strong: (text: string) => RichText; email: string | number }) => rich(`Wir schreiben an `, strong(`${email}`), `, sobald es freigeschaltet ist. Melde dich dann wie gewohnt an. Dein Warenkorb ist gespeichert, und bis dahin kannst du ohne Konto bestellen.`)
