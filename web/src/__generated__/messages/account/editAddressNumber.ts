// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const editAddressNumber = ({ hidden, number }: { hidden: (text: string) => ReactNode; number: string | number }) => rich(`Edit `, hidden(`address ${number}`))
