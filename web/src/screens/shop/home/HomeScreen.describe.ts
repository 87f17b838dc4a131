import type { Describe } from '../../../server/description.ts'
import { onlineStore, webSite } from '../../../server/structured-data.ts'

export const describe: Describe = (_read, _request, site) => ({
  jsonLd: [onlineStore(site), webSite(site)],
})
