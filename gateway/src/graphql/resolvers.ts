// Combines the resolvers of all domains. A root field without a resolver does not compile.
import { GraphQLScalarType } from 'graphql'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { appKeyResolvers } from '../domains/app-key/resolvers.ts'
import { auditResolvers } from '../domains/audit/resolvers.ts'
import { backInStockResolvers } from '../domains/back-in-stock/resolvers.ts'
import { brandResolvers } from '../domains/brand/resolvers.ts'
import { cartResolvers } from '../domains/cart/resolvers.ts'
import { changeEventResolvers } from '../domains/change-event/resolvers.ts'
import { checkoutResolvers } from '../domains/checkout/resolvers.ts'
import { checkoutSettingsResolvers } from '../domains/checkout/settings-resolvers.ts'
import { collectionResolvers } from '../domains/collection/resolvers.ts'
import { mediaResolvers } from '../domains/common/media.ts'
import { contentResolvers } from '../domains/content/resolvers.ts'
import { estimateResolvers } from '../domains/estimate/resolvers.ts'
import { memberResolvers } from '../domains/member/resolvers.ts'
import { orderResolvers } from '../domains/order/resolvers.ts'
import { productResolvers } from '../domains/product/resolvers.ts'
import { redirectResolvers } from '../domains/redirect/resolvers.ts'
import { searchResolvers } from '../domains/search/resolvers.ts'
import { signInResolvers } from '../domains/sign-in/resolvers.ts'
import { siteHealthResolvers } from '../domains/site-health/resolvers.ts'
import { staffResolvers } from '../domains/staff/resolvers.ts'
import { storeResolvers } from '../domains/store/resolvers.ts'
import { liveResolvers } from '../domains/subscription/resolvers.ts'
import { webVitalsResolvers } from '../domains/web-vitals/resolvers.ts'
import { jobResolvers } from '../jobs/resolvers.ts'
import { isCalendarDate } from './calendar-date.ts'
import { decimalText, isDecimal } from './decimal.ts'
import { nodeResolvers, withNodeIds } from './nodes.ts'

/** Creates a scalar for text of a certain format. `read` throws when it does not match. */
function textScalar(
  name: string,
  check: (value: string) => boolean,
  form: string,
  serialize: (value: unknown) => string = String,
) {
  const read = (value: unknown) => {
    if (typeof value !== 'string' || !check(value)) throw new TypeError(`${name} is ${form}`)
    return value
  }
  return new GraphQLScalarType({
    name,
    serialize,
    parseValue: read,
    parseLiteral: (node) => read(node.kind === 'StringValue' ? node.value : undefined),
  })
}

const isTime = (value: string) =>
  /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))

const complete = {
  DateTime: textScalar('DateTime', isTime, 'a time such as 2026-11-20T19:00:00Z'),
  Date: textScalar('Date', isCalendarDate, 'a day such as 2026-11-20'),
  Decimal: textScalar('Decimal', isDecimal, 'a decimal number as text', (value) =>
    typeof value === 'number' ? decimalText(value) : String(value),
  ),
  URL: textScalar('URL', (value) => URL.canParse(value), 'an absolute address'),
  HTML: textScalar('HTML', () => true, 'text'),
  ...mediaResolvers,
  ...appKeyResolvers,
  ...auditResolvers,
  ...backInStockResolvers,
  ...jobResolvers,
  ...brandResolvers,
  Brand: { ...brandResolvers.Brand, ...contentResolvers.Brand },
  ...cartResolvers,
  ...changeEventResolvers,
  ...checkoutResolvers,
  ...checkoutSettingsResolvers,
  ...collectionResolvers,
  ...estimateResolvers,
  ...liveResolvers,
  ...memberResolvers,
  Node: nodeResolvers.Node,
  ...orderResolvers,
  ...productResolvers,
  ...redirectResolvers,
  ...signInResolvers,
  ...siteHealthResolvers,
  ...staffResolvers,
  ...storeResolvers,
  Query: {
    ...appKeyResolvers.Query,
    ...auditResolvers.Query,
    ...webVitalsResolvers.Query,
    ...backInStockResolvers.Query,
    ...jobResolvers.Query,
    ...brandResolvers.Query,
    ...cartResolvers.Query,
    ...changeEventResolvers.Query,
    ...checkoutResolvers.Query,
    ...collectionResolvers.Query,
    ...estimateResolvers.Query,
    ...memberResolvers.Query,
    ...nodeResolvers.Query,
    ...orderResolvers.Query,
    ...productResolvers.Query,
    ...searchResolvers.Query,
    ...signInResolvers.Query,
    ...siteHealthResolvers.Query,
    ...staffResolvers.Query,
    ...storeResolvers.Query,
    ...contentResolvers.Query,
  },
  Mutation: {
    ...appKeyResolvers.Mutation,
    ...brandResolvers.Mutation,
    ...backInStockResolvers.Mutation,
    ...jobResolvers.Mutation,
    ...cartResolvers.Mutation,
    ...changeEventResolvers.Mutation,
    ...checkoutResolvers.Mutation,
    ...collectionResolvers.Mutation,
    ...memberResolvers.Mutation,
    ...productResolvers.Mutation,
    ...redirectResolvers.Mutation,
    ...signInResolvers.Mutation,
    ...staffResolvers.Mutation,
  },
} satisfies Resolvers

/** Mercurius only needs names and functions. */
export const resolvers: Resolvers = { ...complete, ...withNodeIds(complete) }
