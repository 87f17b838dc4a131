/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query AdminStaff {\n    staff { door role email name rights openUntil isConfigured }\n  }\n": typeof types.AdminStaffDocument,
    "\n  mutation AdminElevate {\n    elevate {\n      staff { door role email name rights openUntil isConfigured }\n      problems { code message }\n    }\n  }\n": typeof types.AdminElevateDocument,
    "\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n": typeof types.AdminLogoutDocument,
    "\n  mutation AdminEndElevation {\n    endElevation { staff { door } problems { code message } }\n  }\n": typeof types.AdminEndElevationDocument,
    "\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, nameStartsWith: $start, sort: $sort) {\n      nodes { id name revision assignedProductsCount createdDate updatedDate }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(nameStartsWith: $start)\n  }\n": typeof types.AdminBrandsDocument,
    "\n  mutation AdminCreateBrands($names: [String!]!) {\n    bulkGetOrCreateBrands(names: $names) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminCreateBrandsDocument,
    "\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedDate }\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminUpdateBrandDocument,
    "\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(ids: $ids) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": typeof types.AdminDeleteBrandsDocument,
};
const documents: Documents = {
    "\n  query AdminStaff {\n    staff { door role email name rights openUntil isConfigured }\n  }\n": types.AdminStaffDocument,
    "\n  mutation AdminElevate {\n    elevate {\n      staff { door role email name rights openUntil isConfigured }\n      problems { code message }\n    }\n  }\n": types.AdminElevateDocument,
    "\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n": types.AdminLogoutDocument,
    "\n  mutation AdminEndElevation {\n    endElevation { staff { door } problems { code message } }\n  }\n": types.AdminEndElevationDocument,
    "\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, nameStartsWith: $start, sort: $sort) {\n      nodes { id name revision assignedProductsCount createdDate updatedDate }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(nameStartsWith: $start)\n  }\n": types.AdminBrandsDocument,
    "\n  mutation AdminCreateBrands($names: [String!]!) {\n    bulkGetOrCreateBrands(names: $names) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": types.AdminCreateBrandsDocument,
    "\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedDate }\n      problems { code message field requestId }\n    }\n  }\n": types.AdminUpdateBrandDocument,
    "\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(ids: $ids) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n": types.AdminDeleteBrandsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminStaff {\n    staff { door role email name rights openUntil isConfigured }\n  }\n"): (typeof documents)["\n  query AdminStaff {\n    staff { door role email name rights openUntil isConfigured }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminElevate {\n    elevate {\n      staff { door role email name rights openUntil isConfigured }\n      problems { code message }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminElevate {\n    elevate {\n      staff { door role email name rights openUntil isConfigured }\n      problems { code message }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n"): (typeof documents)["\n  mutation AdminLogout {\n    logout { viewer { role } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminEndElevation {\n    endElevation { staff { door } problems { code message } }\n  }\n"): (typeof documents)["\n  mutation AdminEndElevation {\n    endElevation { staff { door } problems { code message } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, nameStartsWith: $start, sort: $sort) {\n      nodes { id name revision assignedProductsCount createdDate updatedDate }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(nameStartsWith: $start)\n  }\n"): (typeof documents)["\n  query AdminBrands($first: Int, $after: String, $start: String, $sort: BrandSort) {\n    managedBrands(first: $first, after: $after, nameStartsWith: $start, sort: $sort) {\n      nodes { id name revision assignedProductsCount createdDate updatedDate }\n      pageInfo { hasNextPage endCursor }\n    }\n    countBrands(nameStartsWith: $start)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminCreateBrands($names: [String!]!) {\n    bulkGetOrCreateBrands(names: $names) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminCreateBrands($names: [String!]!) {\n    bulkGetOrCreateBrands(names: $names) {\n      items { index id success brand { id name } problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedDate }\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminUpdateBrand($input: UpdateBrandInput!) {\n    updateBrand(input: $input) {\n      brand { id name revision }\n      current { id name revision updatedDate }\n      problems { code message field requestId }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(ids: $ids) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"): (typeof documents)["\n  mutation AdminDeleteBrands($ids: [ID!]!) {\n    bulkDeleteBrands(ids: $ids) {\n      items { index id success problems { code message } }\n      totalSuccesses\n      totalFailures\n      problems { code message field requestId }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;