import type { Config } from '../../config.ts'
import type { RedirectPreferences } from '../../platform/redirect/redirect.ts'

/**
 * Returns whose pages a redirect session leads to: the platform's own, which every site has, unless the owner says that
 * the site has custom ones. docs/contract/real-site.md §4.3
 */
export const pagesOfSite = ({
  platform: { hasCustomPages },
}: Pick<Config, 'platform'>): RedirectPreferences | undefined =>
  hasCustomPages ? { useGenericPages: false } : undefined
