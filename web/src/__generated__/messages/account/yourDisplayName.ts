// Generated from web/messages/en.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const yourDisplayName = ({ link }: { link: (text: string) => RichText }) => rich(`Your `, link(`display name`))
