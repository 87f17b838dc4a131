// Generated from languages/en/admin.json.
import { type RichText, rich } from '../../../../lib/rich.ts'
export const faultyLine = ({ line, bdi, name, reason }: { line: string | number; bdi: (text: string) => RichText; name: string | number; reason: string | number }) => rich(`Line ${line} `, bdi(`${name}`), `: ${reason}`)
