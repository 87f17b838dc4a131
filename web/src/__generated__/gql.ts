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
    "\n  query Shell {\n    store {\n      __typename\n      name\n    }\n    collections(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        slug\n        name\n      }\n    }\n  }\n": typeof types.ShellDocument,
    "\n  fragment Hero_collection on Collection {\n    __typename\n    id\n    slug\n    name\n    mainMedia {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n": typeof types.Hero_CollectionFragmentDoc,
    "\n  query HomeScreen {\n    collections(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...CollectionTile_collection\n        ...Hero_collection\n      }\n    }\n    products(first: 12, sort: { field: NUMERIC_ID, order: DESC }) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...ProductTile_product\n      }\n    }\n    brands(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...MakersStrip_brand\n      }\n    }\n  }\n": typeof types.HomeScreenDocument,
    "\n  fragment MakersStrip_brand on Brand {\n    __typename\n    id\n    name\n  }\n": typeof types.MakersStrip_BrandFragmentDoc,
    "\n  fragment CollectionTile_collection on Collection {\n    __typename\n    id\n    slug\n    name\n    numberOfProducts\n    mainMedia {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n": typeof types.CollectionTile_CollectionFragmentDoc,
    "\n  fragment ProductTile_product on Product {\n    __typename\n    id\n    slug\n    name\n    brandName\n    ribbon\n    price {\n      __typename\n      isDiscounted\n      price {\n        __typename\n        formatted\n      }\n      discountedPrice {\n        __typename\n        formatted\n      }\n    }\n    priceRange {\n      __typename\n      min\n      max\n    }\n    stock {\n      __typename\n      inStock\n    }\n    options {\n      __typename\n      name\n      type\n      choices {\n        __typename\n        value\n        label\n      }\n    }\n    media {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n": typeof types.ProductTile_ProductFragmentDoc,
};
const documents: Documents = {
    "\n  query Shell {\n    store {\n      __typename\n      name\n    }\n    collections(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        slug\n        name\n      }\n    }\n  }\n": types.ShellDocument,
    "\n  fragment Hero_collection on Collection {\n    __typename\n    id\n    slug\n    name\n    mainMedia {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n": types.Hero_CollectionFragmentDoc,
    "\n  query HomeScreen {\n    collections(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...CollectionTile_collection\n        ...Hero_collection\n      }\n    }\n    products(first: 12, sort: { field: NUMERIC_ID, order: DESC }) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...ProductTile_product\n      }\n    }\n    brands(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...MakersStrip_brand\n      }\n    }\n  }\n": types.HomeScreenDocument,
    "\n  fragment MakersStrip_brand on Brand {\n    __typename\n    id\n    name\n  }\n": types.MakersStrip_BrandFragmentDoc,
    "\n  fragment CollectionTile_collection on Collection {\n    __typename\n    id\n    slug\n    name\n    numberOfProducts\n    mainMedia {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n": types.CollectionTile_CollectionFragmentDoc,
    "\n  fragment ProductTile_product on Product {\n    __typename\n    id\n    slug\n    name\n    brandName\n    ribbon\n    price {\n      __typename\n      isDiscounted\n      price {\n        __typename\n        formatted\n      }\n      discountedPrice {\n        __typename\n        formatted\n      }\n    }\n    priceRange {\n      __typename\n      min\n      max\n    }\n    stock {\n      __typename\n      inStock\n    }\n    options {\n      __typename\n      name\n      type\n      choices {\n        __typename\n        value\n        label\n      }\n    }\n    media {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n": types.ProductTile_ProductFragmentDoc,
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
export function graphql(source: "\n  query Shell {\n    store {\n      __typename\n      name\n    }\n    collections(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        slug\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query Shell {\n    store {\n      __typename\n      name\n    }\n    collections(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        slug\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Hero_collection on Collection {\n    __typename\n    id\n    slug\n    name\n    mainMedia {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment Hero_collection on Collection {\n    __typename\n    id\n    slug\n    name\n    mainMedia {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeScreen {\n    collections(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...CollectionTile_collection\n        ...Hero_collection\n      }\n    }\n    products(first: 12, sort: { field: NUMERIC_ID, order: DESC }) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...ProductTile_product\n      }\n    }\n    brands(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...MakersStrip_brand\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomeScreen {\n    collections(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...CollectionTile_collection\n        ...Hero_collection\n      }\n    }\n    products(first: 12, sort: { field: NUMERIC_ID, order: DESC }) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...ProductTile_product\n      }\n    }\n    brands(first: 12) {\n      __typename\n      nodes {\n        __typename\n        id\n        ...MakersStrip_brand\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MakersStrip_brand on Brand {\n    __typename\n    id\n    name\n  }\n"): (typeof documents)["\n  fragment MakersStrip_brand on Brand {\n    __typename\n    id\n    name\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CollectionTile_collection on Collection {\n    __typename\n    id\n    slug\n    name\n    numberOfProducts\n    mainMedia {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CollectionTile_collection on Collection {\n    __typename\n    id\n    slug\n    name\n    numberOfProducts\n    mainMedia {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductTile_product on Product {\n    __typename\n    id\n    slug\n    name\n    brandName\n    ribbon\n    price {\n      __typename\n      isDiscounted\n      price {\n        __typename\n        formatted\n      }\n      discountedPrice {\n        __typename\n        formatted\n      }\n    }\n    priceRange {\n      __typename\n      min\n      max\n    }\n    stock {\n      __typename\n      inStock\n    }\n    options {\n      __typename\n      name\n      type\n      choices {\n        __typename\n        value\n        label\n      }\n    }\n    media {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ProductTile_product on Product {\n    __typename\n    id\n    slug\n    name\n    brandName\n    ribbon\n    price {\n      __typename\n      isDiscounted\n      price {\n        __typename\n        formatted\n      }\n      discountedPrice {\n        __typename\n        formatted\n      }\n    }\n    priceRange {\n      __typename\n      min\n      max\n    }\n    stock {\n      __typename\n      inStock\n    }\n    options {\n      __typename\n      name\n      type\n      choices {\n        __typename\n        value\n        label\n      }\n    }\n    media {\n      __typename\n      image {\n        __typename\n        url\n        alt\n        focalPoint {\n          __typename\n          x\n          y\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;