import { graphql } from '../../__generated__/gql.ts'

export const appKeysDocument = graphql(`
  query AdminAppKeys($first: Int, $after: String) {
    appKeys(first: $first, after: $after) {
      nodes { ...AppKeyRow_appKey }
      pageInfo { hasNextPage endCursor }
      totalCount
    }
  }
`)

export const createAppKeyDocument = graphql(`
  mutation AdminCreateAppKey($input: CreateAppKeyInput!) {
    createAppKey(input: $input) {
      appKey { id }
      secret
      problems { code message field requestId }
    }
  }
`)

export const updateAppKeyDocument = graphql(`
  mutation AdminUpdateAppKey($input: UpdateAppKeyInput!) {
    updateAppKey(input: $input) {
      appKey { id }
      problems { code message field requestId }
    }
  }
`)

export const rotateAppKeyDocument = graphql(`
  mutation AdminRotateAppKey($input: RotateAppKeyInput!) {
    rotateAppKey(input: $input) {
      appKey { id }
      secret
      problems { code message field requestId }
    }
  }
`)

export const revokeAppKeyDocument = graphql(`
  mutation AdminRevokeAppKey($input: RevokeAppKeyInput!) {
    revokeAppKey(input: $input) {
      appKey { id }
      problems { code message field requestId }
    }
  }
`)
