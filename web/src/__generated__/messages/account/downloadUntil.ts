// Generated from languages/en/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const downloadUntil = ({ link, date }: { link: (text: string) => RichText; date: string | number }) => rich(link(`Download`), ` until ${date}`)
