// Generated from web/src/admin/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../../lib/rich.ts'
export const faultyLine = ({ line, bdi, name, reason }: { line: string | number; bdi: (text: string) => ReactNode; name: string | number; reason: string | number }) => rich(`Line ${line} `, bdi(`${name}`), `: ${reason}`)
