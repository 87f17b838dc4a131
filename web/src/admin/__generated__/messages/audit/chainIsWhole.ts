// Generated from languages/en/admin.json.
import { type RichText, rich } from '../../../../lib/rich.ts'
export const chainIsWhole = ({ entries, code, head }: { entries: string | number; code: (text: string) => RichText; head: string | number }) => rich(`${entries} entries, every one with the hash of the one before it. Head `, code(`${head}`))
