// The documents of the workloads, as a client of the shop sends them; every GraphQL server gets the same text.

const money = 'amount currency formatted'
const cartFields = `id itemCount subtotal { ${money} }
  lines { id quantity name productSlug price { ${money} } total { ${money} } image { id width height } }`
const tile = `nodes { id slug name price { ${money} } mainMedia { id image { id width height } } brand { id name } }`

export const documents = {
  home: `query Home($first: [String!], $second: [String!]) {
    store { name }
    cart { itemCount }
    first: products(first: 12, filter: { collections: $first }) { ${tile} }
    second: products(first: 12, filter: { collections: $second }) { ${tile} }
  }`,
  listing: `query Listing($page: Int!) {
    products(first: 50, page: $page) {
      nodes { id slug name brand { id name } collections { id slug name } price { ${money} } }
    }
  }`,
  product: `query Product($slug: String!) {
    product(slug: $slug) {
      id slug name sku
      price { ${money} }
      compareAtPrice { ${money} }
      stock { inStock quantity }
      media { id image { id width height } }
      options { name choices { value label inStock } }
      variants(first: 100) {
        nodes { id choices { option choice } price { ${money} } sku stock { inStock quantity } }
      }
      availability { availableForPurchase }
      brand { id name }
      collections { id slug name }
    }
    cart { itemCount }
  }`,
  cart: `query Cart {
    cart { ${cartFields} }
    cartEstimate { priceSummary { subtotal { ${money} } shipping { ${money} } total { ${money} } } }
  }`,
  addToCart: `mutation AddToCart($input: AddToCartInput!) {
    addToCart(input: $input) { cart { ${cartFields} } problems { code } }
  }`,
  // What the admin's list of members selects.
  members: `query Members($page: Int!) {
    managedMembers(first: 50, page: $page, sort: { field: CREATED_AT, order: DESC }) {
      nodes {
        id nickname slug loginEmail status privacyStatus activityStatus createdAt lastLoginAt
        contact { firstName lastName company }
      }
      totalCount
    }
  }`,
  trivial: 'query Trivial { __typename }',
} as const
