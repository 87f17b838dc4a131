/** The part of the gateway's schema that the workloads select. All GraphQL peers serve it. */
export const schema = `
  type Query {
    store: Store!
    products(first: Int!, page: Int = 1, filter: ProductFilter): ProductConnection!
    product(slug: String!): Product
    cart: Cart
    cartEstimate: CartEstimate
    managedMembers(first: Int!, page: Int = 1, sort: ManagedMemberSort): ManagedMemberConnection!
  }
  type Mutation {
    addToCart(input: AddToCartInput!): CartPayload!
  }
  input ProductFilter { collections: [String!] }
  input AddToCartInput { lines: [CartLineInput!]! idempotencyKey: String }
  input CartLineInput { productId: ID! quantity: Int! = 1 }
  type Store { name: String! }
  type Money { amount: String! currency: String! formatted: String! }
  type ProductConnection { nodes: [Product!]! totalCount: Int }
  type Brand { id: ID! name: String! }
  type Collection { id: ID! slug: String! name: String! }
  type Stock { inStock: Boolean! quantity: Int }
  type Image { id: ID width: Int height: Int }
  type MediaItem { id: ID image: Image }
  type ProductChoice { value: String! label: String! inStock: Boolean! }
  type ProductOption { name: String! choices: [ProductChoice!]! }
  type ChosenOption { option: String! choice: String! }
  type ProductVariant { id: ID! choices: [ChosenOption!]! price: Money! sku: String stock: Stock! }
  type ProductVariantConnection { nodes: [ProductVariant!]! }
  type ProductAvailability { availableForPurchase: Boolean! }
  type Product {
    id: ID! slug: String! name: String! sku: String
    price: Money! compareAtPrice: Money stock: Stock!
    mainMedia: MediaItem media: [MediaItem!]!
    options: [ProductOption!]!
    variants(first: Int!): ProductVariantConnection!
    availability: ProductAvailability!
    brand: Brand
    collections: [Collection!]!
  }
  type CartLine {
    id: ID! quantity: Int! name: String! productSlug: String
    price: Money! total: Money! image: Image
  }
  type Cart { id: ID! itemCount: Int! subtotal: Money lines: [CartLine!]! }
  type PriceSummary { subtotal: Money shipping: Money total: Money }
  type CartEstimate { priceSummary: PriceSummary! }
  enum ManagedMemberSortField { CREATED_AT }
  enum SortOrder { DESC }
  input ManagedMemberSort { field: ManagedMemberSortField! order: SortOrder! }
  type MemberContact { firstName: String lastName: String company: String }
  type Member {
    id: ID! nickname: String slug: String loginEmail: String
    status: String! privacyStatus: String! activityStatus: String!
    createdAt: String lastLoginAt: String contact: MemberContact
  }
  type ManagedMemberConnection { nodes: [Member!]! totalCount: Int }
  type Problem { code: String! }
  type CartPayload { cart: Cart problems: [Problem!]! }
`
