// Generated from languages/en/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const seeDirectory = ({ link }: { link: (text: string) => RichText }) => rich(`See who else is there in the `, link(`directory`), `.`)
