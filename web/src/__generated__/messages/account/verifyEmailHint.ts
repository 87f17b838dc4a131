// Generated from languages/en/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const verifyEmailHint = ({ link }: { link: (text: string) => RichText }) => rich(`Requests belong to an address. `, link(`Send an email`), ` to show that it is yours; what it waits for is listed here then.`)
