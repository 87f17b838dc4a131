import type { Describe } from '../../server/description.ts'
import { orderDocument } from './order-document.ts'

export const describeOrder: Describe = (read, { path }) => ({
  title: `Order ${read(orderDocument)?.order?.number ?? ''}`.trim(),
  canonical: path,
  isNoindex: true,
})
