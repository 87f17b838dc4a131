// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const downloadUntil = ({ link, date }: { link: (text: string) => ReactNode; date: string | number }) => rich(link(`Download`), ` until ${date}`)
