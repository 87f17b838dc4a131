// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const verifyEmailHint = ({ link }: { link: (text: string) => ReactNode }) => rich(`Requests belong to an address. `, link(`Send an email`), ` to show that it is yours; what it waits for is listed here then.`)
