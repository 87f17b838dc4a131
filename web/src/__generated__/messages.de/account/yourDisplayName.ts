// Generated from web/messages/de.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const yourDisplayName = ({ link }: { link: (text: string) => RichText }) => rich(`Deinen `, link(`Anzeigenamen`))
