// Generated from languages/de/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const yourDisplayName = ({ link }: { link: (text: string) => RichText }) => rich(`Deinen `, link(`Anzeigenamen`))
