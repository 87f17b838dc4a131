import { graphql } from '../../__generated__/gql.ts'

export const productsDocument = graphql(`
  query AdminProducts(
    $first: Int
    $page: Int
    $filter: ManagedProductFilter
    $sort: ManagedProductSort
  ) {
    managedProducts(first: $first, page: $page, filter: $filter, sort: $sort) {
      nodes {
        id
        slug
        name
        sku
        brandName
        type
        visible
        ribbon
        lastUpdated
        collectionIds
        stock { status isTracked quantity }
        price { price { amount formatted } discountedPrice { amount formatted } isDiscounted }
        costAndProfit { itemCost { amount formatted } profit { formatted } profitMargin }
        lowestSale { paid { amount formatted } margin isAtLoss }
        mainMedia { image { url(width: 72, height: 90) alt } }
      }
      totalCount
    }
  }
`)

export const choicesDocument = graphql(`
  query AdminCatalogChoices {
    managedCollections(first: 100) { nodes { id name isBuiltIn } }
    managedBrands(first: 100) { nodes { id name } }
  }
`)
