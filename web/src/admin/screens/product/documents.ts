import { graphql } from '../../__generated__/gql.ts'

/** All that the editor shows. Its sections share it, because a save compares the product as a whole with what was read. */
export const EditedProduct_product = graphql(`
  fragment EditedProduct_product on Product {
    id
    slug
    name
    type
    visible
    rawDescription
    sku
    weight { value unit }
    ribbon
    brandName
    lastUpdated
    managesVariants
    collectionIds
    basePrice { amount formatted currency }
    discount { type percent amount { amount } }
    pricePerUnit { price { formatted } totalQuantity totalUnit baseQuantity baseUnit }
    costAndProfit { itemCost { amount } }
    infoSections { title rawDescription }
    media { id image { url } thumbnail { url } ...MediaTile_item }
    options {
      name
      type
      choices { value label media { id } }
    }
    seo {
      title
      description
      tags { type props meta children custom disabled }
      keywords { term isMain origin }
      preventAutoRedirect
    }
    ...PlatformFigures_product
  }
`)

export const productDocument = graphql(`
  query AdminProduct($id: ID!) {
    managedProduct(id: $id) { ...EditedProduct_product }
  }
`)

export const variantsDocument = graphql(`
  query AdminProductVariants($id: ID!, $after: String) {
    managedProduct(id: $id) {
      id
      lastUpdated
      variants(first: 100, after: $after) {
        nodes { ...VariantRow_variant }
        pageInfo { hasNextPage endCursor }
        totalCount
      }
    }
  }
`)

export const createProductDocument = graphql(`
  mutation AdminMakeProduct($input: CreateProductInput!) {
    createProduct(input: $input) {
      product { id }
      problems { code message field requestId }
    }
  }
`)

export const updateProductDocument = graphql(`
  mutation AdminEditProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      product { id lastUpdated }
      problems { code message field requestId }
    }
  }
`)

export const deleteProductDocument = graphql(`
  mutation AdminDeleteProduct($id: ID!) {
    deleteProduct(input: { id: $id }) { deletedId problems { code message field requestId } }
  }
`)

export const brandNamesDocument = graphql(`
  query AdminBrandNames($start: String) {
    managedBrands(first: 100, filter: { nameStartsWith: $start }) { nodes { id name } }
  }
`)

export const getOrCreateBrandDocument = graphql(`
  mutation AdminGetOrCreateBrand($name: String!) {
    getOrCreateBrand(input: { name: $name }) {
      brand { id name }
      problems { code message field requestId }
    }
  }
`)

export const collectionNamesDocument = graphql(`
  query AdminCollectionNames($page: Int) {
    managedCollections(first: 100, page: $page) {
      nodes { id name visible isBuiltIn }
      totalCount
    }
  }
`)

export const joinCollectionDocument = graphql(`
  mutation AdminJoinCollection($id: ID!, $productIds: [ID!]!) {
    addProductsToCollection(input: { id: $id, productIds: $productIds }) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)

export const leaveCollectionDocument = graphql(`
  mutation AdminLeaveCollection($id: ID!, $productIds: [ID!]!) {
    removeProductsFromCollection(input: { id: $id, productIds: $productIds }) {
      collection { id }
      problems { code message field requestId }
    }
  }
`)
