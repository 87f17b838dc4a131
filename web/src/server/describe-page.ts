// Builds the metadata of a page: defaults from the registry and the screen, then what `<screen>.describe.ts` adds.
import { localizedPath } from '@vitrine/languages'
import { locale } from '../__generated__/messages/locale.ts'
import type { Shown } from '../app/prepare.ts'
import { paths } from '../lib/paths.ts'
import type { Read } from '../lib/screen.ts'
import type { Description, Site } from './description.ts'
import { descriptionOf } from './screen-files.ts'

/** Returns the metadata of a screen with its data. Pages of one visitor are noindex. */
export function describePage(
  { route, request, module }: Pick<Shown, 'route' | 'request' | 'module'>,
  read: Read,
  site: Site,
): Description {
  const { pattern, audience, crawlers, isForDevelopment } = route
  return {
    title: module.title(read, request),
    canonical: pattern.includes(':') ? request.path : localizedPath(locale, pattern),
    isNoindex: audience !== 'public' || crawlers === 'refused' || isForDevelopment,
    ...descriptionOf(module)?.describe(read, request, site),
  }
}

/** Returns the metadata of a page that replaces a screen: content is missing, or its data failed to load. */
export const describeProblem = ({
  module,
  request,
  failure,
}: Pick<Shown, 'module' | 'request' | 'failure'>) => ({
  title: module.title(() => null, request, failure),
  canonical: paths.home,
  isNoindex: true,
})
