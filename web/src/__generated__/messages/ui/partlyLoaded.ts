// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const partlyLoaded = ({ link }: { link: (text: string) => ReactNode }) => rich(`Part of this page didn’t load. `, link(`Try again`), `.`)
