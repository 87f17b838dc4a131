// Generated from languages/en/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const yourDisplayName = ({ link }: { link: (text: string) => RichText }) => rich(`Your `, link(`display name`))
