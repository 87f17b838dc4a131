// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const reference = ({ code, requestId }: { code: (text: string) => ReactNode; requestId: string | number }) => rich(`Reference: `, code(`${requestId}`))
