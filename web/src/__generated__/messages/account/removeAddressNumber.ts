// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const removeAddressNumber = ({ hidden, number }: { hidden: (text: string) => ReactNode; number: string | number }) => rich(`Remove `, hidden(`address ${number}`))
