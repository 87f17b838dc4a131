// Generated from languages/de/web.json.
import { type RichText, rich } from '../../../lib/rich.ts'
export const downloadUntil = ({ link, date }: { link: (text: string) => RichText; date: string | number }) => rich(link(`Herunterladen`), ` bis ${date}`)
