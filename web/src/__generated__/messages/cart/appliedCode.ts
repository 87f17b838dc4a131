// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const appliedCode = ({ strong, code }: { strong: (text: string) => ReactNode; code: string | number }) => rich(`Code `, strong(`${code}`))
