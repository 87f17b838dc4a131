import { graphql } from '../__generated__/gql.ts'

export const priceDryRunDocument = graphql(`
  query AdminPriceDryRun($input: PriceChangeInput!, $first: Int, $after: String) {
    dryRunPrices(input: $input, first: $first, after: $after) {
      total
      refused
      counts { risk count }
      items {
        nodes { ...PriceDryRunItem_item }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
`)
