import { siteDescription, siteName } from '../../../app/site.ts'
import { paths } from '../../../lib/paths.ts'
import type { Describe } from '../../../server/description.ts'

export const describe: Describe = (_read, _request, publicUrl) => ({
  description: siteDescription,
  jsonLd: [
    { '@context': 'https://schema.org', '@type': 'Organization', name: siteName, url: publicUrl },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: siteName,
      url: publicUrl,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}${paths.search()}?q={query}`,
        'query-input': 'required name=query',
      },
    },
  ],
})
