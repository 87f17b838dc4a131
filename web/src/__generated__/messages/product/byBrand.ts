// Generated from web/messages/en.json.
import type { ReactNode } from 'react'
import { rich } from '../../../lib/rich.ts'
export const byBrand = ({ link, brand }: { link: (text: string) => ReactNode; brand: string | number }) => rich(`by `, link(`${brand}`))
