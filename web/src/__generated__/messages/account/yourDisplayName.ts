// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const yourDisplayName = ({ link }: { link: (text: string) => ReactNode }) => rich(`Your `, link(`display name`))
