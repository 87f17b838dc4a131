// Generated from languages/de/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const verifyEmailHint = ({ link }: { link: (text: string) => RichText }) => rich(`Benachrichtigungen gehören zu einer Adresse. `, link(`Lass dir eine E-Mail schicken`), `, um zu zeigen, dass es deine ist; danach steht hier, worauf sie wartet.`)
