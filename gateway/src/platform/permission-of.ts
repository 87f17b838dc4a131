import { keyPermissions } from '@vitrine/platform'
import type { PlatformCalls } from './calls.ts'

const permissions: { readonly [Service in keyof PlatformCalls]?: string } = keyPermissions

/** Returns the permission that the site's key needs for a service; undefined where no key is sent. */
export const permissionOf = (service: keyof PlatformCalls): string | undefined =>
  permissions[service]
