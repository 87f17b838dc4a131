// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const seeDirectory = ({ link }: { link: (text: string) => ReactNode }) => rich(`See who else is there in the `, link(`directory`), `.`)
