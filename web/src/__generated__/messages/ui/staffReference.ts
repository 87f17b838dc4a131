// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const staffReference = ({ code, requestId }: { code: (text: string) => ReactNode; requestId: string | number }) => rich(`Reference for our staff: `, code(`${requestId}`))
