// All platform calls, with answers in the form of this gateway where they are mapped.
import { allCalls } from '@vitrine/platform'
import { catalogCalls } from './catalog/v1/catalog-calls.ts'

export const platformCalls = { ...allCalls, ...catalogCalls } as const
export type PlatformCalls = typeof platformCalls
