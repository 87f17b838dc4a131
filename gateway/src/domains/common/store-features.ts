// What a shop can do only as its site. A feature is made of service calls: the same entry decides whether `Store.features`
// lists it and whether its fields refuse.
import type { StoreFeature } from '../../__generated__/schema-types.ts'
import type { ServiceCalls, ServiceContext } from '../../platform/service-calls.ts'

/** Each returns the calls that its feature is made of; null where the credentials have no such call. */
const features = {
  ORDER_HISTORY: ({ getOrder, searchOrders }: ServiceCalls) => ({ getOrder, searchOrders }),
  STOCK_ALERTS: ({
    createBackInStockRequest,
    getBackInStockRequest,
    queryBackInStockRequests,
    deleteBackInStockRequest,
  }: ServiceCalls) => ({
    createBackInStockRequest,
    getBackInStockRequest,
    queryBackInStockRequests,
    deleteBackInStockRequest,
  }),
  PROFILE_PHOTO: ({ createUploadUrl, uploadFile }: ServiceCalls) => ({
    createUploadUrl,
    uploadFile,
  }),
  CONTACT_TAGS: ({ signOn }: ServiceCalls) => signOn && { signOn },
} satisfies Record<StoreFeature, (calls: ServiceCalls) => Partial<ServiceCalls> | null>

type FeatureCalls = { [Name in StoreFeature]: NonNullable<ReturnType<(typeof features)[Name]>> }

/** Returns the calls of a feature; null in a shop without it, where its fields report NOT_AVAILABLE_ON_THIS_SITE. */
export function callsOf<Name extends StoreFeature>(
  feature: Name,
  { serviceCalls }: ServiceContext,
): FeatureCalls[Name] | null {
  return serviceCalls && (features[feature](serviceCalls) as FeatureCalls[Name] | null)
}

/** Returns the features of the shop. A permission that its credentials lack is not known before a call. */
export const featuresOf = (context: ServiceContext): StoreFeature[] =>
  (Object.keys(features) as StoreFeature[]).filter((feature) => callsOf(feature, context) !== null)
