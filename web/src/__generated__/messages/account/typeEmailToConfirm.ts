// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const typeEmailToConfirm = ({ strong, email }: { strong: (text: string) => ReactNode; email: string | number }) => rich(`Type `, strong(`${email}`), ` to confirm.`)
