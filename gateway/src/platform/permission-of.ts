import { keyPermissions } from '@vitrine/platform'
import type { PlatformCalls } from './calls.ts'
import type { Operation } from './operations.ts'

const permissions: { readonly [Service in keyof PlatformCalls]?: string } = keyPermissions

/** Returns the permission that the site's key needs for a call; undefined where no key is sent. */
export const permissionOf = ({ service }: Pick<Operation, 'service'>): string | undefined =>
  permissions[service]
