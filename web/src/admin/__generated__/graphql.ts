/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type BrandSort = {
  field: BrandSortField;
  order?: SortOrder;
};

export type BrandSortField =
  | 'CREATED_DATE'
  | 'NAME'
  | 'UPDATED_DATE';

/** Every reason the shop gives for not doing what was asked. */
export type ProblemCode =
  /** The shop's owner has blocked this account. */
  | 'ACCOUNT_BLOCKED'
  /** A member who pays for a subscription cannot be blocked or deleted. */
  | 'ACTIVE_SUBSCRIPTION'
  /** The code is not the one that was sent, or no longer. */
  | 'BAD_CODE'
  /** The built-in collection of all products cannot be changed. */
  | 'BUILT_IN_COLLECTION'
  /** The cart has nothing in it. */
  | 'CART_EMPTY'
  /** The cart holds as many lines as it can. */
  | 'CART_FULL'
  /** There is no cart yet. */
  | 'CART_NOT_FOUND'
  /** A checkout that is paid cannot be changed. */
  | 'CHECKOUT_COMPLETED'
  /** A blocked member cannot join. */
  | 'COMMUNITY_JOIN_IMPOSSIBLE'
  /** What was typed to confirm is not what was asked for. */
  | 'CONFIRMATION_MISMATCH'
  /** The list was counted too long ago, or for another filter: count again. */
  | 'COUNT_AGAIN'
  | 'COUPON_DISABLED'
  | 'COUPON_EXPIRED'
  | 'COUPON_LIMIT_PER_CUSTOMER'
  | 'COUPON_NOT_ACTIVE_YET'
  /** The coupon does not apply to what is in the cart. */
  | 'COUPON_NOT_APPLICABLE'
  | 'COUPON_NOT_FOUND'
  /** An applied coupon stopped applying; it no longer lowers the total. */
  | 'COUPON_STOPPED_APPLYING'
  | 'COUPON_USED_UP'
  /** Nothing was added: a text the product asks for is missing. */
  | 'CUSTOM_TEXT_REQUIRED'
  /** A discount could not be calculated. */
  | 'DISCOUNT_CALCULATION_FAILED'
  /** Somebody is registered with that e-mail address. */
  | 'EMAIL_ALREADY_EXISTS'
  /** The e-mail address has not been proved. */
  | 'EMAIL_NOT_VERIFIED'
  /** Not allowed for this caller. */
  | 'FORBIDDEN'
  /** An argument broke a rule; `field` says which. */
  | 'INVALID_ARGUMENT'
  | 'INVALID_CAPTCHA_TOKEN'
  /** The e-mail address is not one. */
  | 'INVALID_EMAIL'
  /** A text has not the form asked for. */
  | 'INVALID_FORMAT'
  /** A text is too long or too short. */
  | 'INVALID_LENGTH'
  /** E-mail and password do not belong together. Which of them is wrong is not told. */
  | 'INVALID_PASSWORD'
  /** A list has too many or too few entries. */
  | 'INVALID_SIZE'
  /** There can be no more of these. */
  | 'LIMIT_REACHED'
  /** A line can no longer be bought. */
  | 'LINE_NOT_AVAILABLE'
  /** No line of the cart has that id. */
  | 'LINE_NOT_FOUND'
  /** Of a line, fewer are left than the cart holds. */
  | 'LINE_PARTIALLY_AVAILABLE'
  /** The membership cannot pay for that line. */
  | 'MEMBERSHIP_NOT_APPLICABLE'
  | 'MISSING_CAPTCHA_TOKEN'
  /** Something else has that name. */
  | 'NAME_TAKEN'
  /** The site has another catalogue version. */
  | 'NOT_AVAILABLE_ON_THIS_SITE'
  /** The site's own key is not set, so nothing of the owner's side can be done. */
  | 'NOT_CONFIGURED'
  /** Nothing has that id or slug. */
  | 'NOT_FOUND'
  /** Sign in first. */
  | 'NOT_SIGNED_IN'
  /** Nothing was added: a choice is missing. */
  | 'OPTIONS_REQUIRED'
  /** The answer was lost on the way and the outcome is not known yet. Look at the cart before trying again. */
  | 'OUTCOME_UNKNOWN'
  /** A number or quantity is outside its bounds. */
  | 'OUT_OF_RANGE'
  /** Nothing is left. */
  | 'OUT_OF_STOCK'
  /** The shop's owner cannot be blocked. */
  | 'OWNER_CANNOT_BE_BLOCKED'
  /** An owner or contributor cannot be deleted here. */
  | 'OWNER_CANNOT_BE_DELETED'
  /** The shop cannot take payments at the moment. */
  | 'PAYMENTS_NOT_ACCEPTED'
  /** Nothing was added: the product is not sold. */
  | 'PRODUCT_NOT_AVAILABLE'
  /** Fewer than asked for are left; the quantity was lowered. */
  | 'QUANTITY_CAPPED'
  /** The line's quantity cannot be changed. */
  | 'QUANTITY_FIXED'
  /** Too many requests; try again in a while. */
  | 'RATE_LIMITED'
  /** The platform refused for a reason of its own, given in the message. */
  | 'REFUSED'
  /** A field that must be there was missing. */
  | 'REQUIRED_FIELD'
  /** The password has to be set anew; a mail can be sent. */
  | 'RESET_PASSWORD'
  /** An address to come back to lies outside this shop. */
  | 'RETURN_ADDRESS_NOT_ALLOWED'
  /** Somebody changed it meanwhile: look at what it is now. */
  | 'REVISION_CONFLICT'
  /** Nobody blocks themselves. */
  | 'SELF_BLOCK_FORBIDDEN'
  /** The code could not be sent. */
  | 'SEND_CODE_ERROR'
  /** Delivery could not be calculated. */
  | 'SHIPPING_CALCULATION_FAILED'
  /** We do not deliver to that address. */
  | 'SHIPPING_NOT_AVAILABLE'
  /** The chosen delivery is gone; another one was taken. */
  | 'SHIPPING_OPTION_CHANGED'
  /** The last sign-in is too long ago. */
  | 'SIGN_IN_AGAIN'
  /** The platform's sign-in came back without success. */
  | 'SIGN_IN_FAILED'
  /** No sign-in is waiting for this. */
  | 'SIGN_IN_NOT_STARTED'
  /** Somebody else has this slug. */
  | 'SLUG_TAKEN'
  /** What a member is now does not allow this. */
  | 'STATUS_FORBIDS_THIS'
  /** Tax could not be calculated. */
  | 'TAX_CALCULATION_FAILED'
  /** The platform did not answer in time or failed. Nothing was changed. */
  | 'UPSTREAM_UNAVAILABLE'
  /** Only possible while variants are not managed one by one. */
  | 'VARIANTS_MANAGED'
  /** Only possible while variants are managed one by one. */
  | 'VARIANTS_NOT_MANAGED'
  /** Nothing was added: that variant is not sold. */
  | 'VARIANT_NOT_AVAILABLE';

/** What somebody of the shop's staff, or an app, may do. */
export type Right =
  /** Read the log of everything done with the site's own rights. */
  | 'AUDIT_READ'
  /** See hidden goods, and what goods cost. */
  | 'CATALOG_READ'
  /** Change products, collections and brands. */
  | 'CATALOG_WRITE'
  /** Block, disconnect and delete members. */
  | 'MEMBERS_DELETE'
  /** See every member, whatever their status. */
  | 'MEMBERS_READ'
  /** Approve, mute, create and edit members. */
  | 'MEMBERS_WRITE';

export type SortOrder =
  | 'ASC'
  | 'DESC';

/** How far the caller is from the owner's side. */
export type StaffDoor =
  /** The e-mail address that makes a member staff has not been proved. */
  | 'EMAIL_NOT_VERIFIED'
  /** Who is signed in does not belong to the staff. */
  | 'NOT_STAFF'
  | 'OPEN'
  /** `elevate` opens it. */
  | 'READY'
  /** Nobody is signed in. */
  | 'SIGNED_OUT'
  /** The last sign-in is too long ago: sign in once more. */
  | 'SIGN_IN_AGAIN';

/** Place of somebody on the shop's staff. */
export type StaffRole =
  | 'CONTRIBUTOR'
  | 'OWNER';

export type UpdateBrandInput = {
  id: string;
  name: string;
  /** The revision the change was made from; an older one than the platform's is a conflict. */
  revision: string;
};

export type ViewerRole =
  | 'MEMBER'
  /** No session, or one that belongs to nobody. */
  | 'VISITOR';

export type AdminStaffQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminStaffQuery = { staff: { door: StaffDoor, role: StaffRole | null, email: string | null, name: string | null, rights: Array<Right>, openUntil: string | null, isConfigured: boolean } };

export type AdminElevateMutationVariables = Exact<{ [key: string]: never; }>;


export type AdminElevateMutation = { elevate: { staff: { door: StaffDoor, role: StaffRole | null, email: string | null, name: string | null, rights: Array<Right>, openUntil: string | null, isConfigured: boolean }, problems: Array<{ code: ProblemCode, message: string }> } };

export type AdminLogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type AdminLogoutMutation = { logout: { viewer: { role: ViewerRole } } };

export type AdminEndElevationMutationVariables = Exact<{ [key: string]: never; }>;


export type AdminEndElevationMutation = { endElevation: { staff: { door: StaffDoor }, problems: Array<{ code: ProblemCode, message: string }> } };

export type AdminBrandsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  start?: string | null | undefined;
  sort?: BrandSort | null | undefined;
}>;


export type AdminBrandsQuery = { countBrands: number, managedBrands: { nodes: Array<{ id: string, name: string, revision: string | null, assignedProductsCount: number | null, createdDate: string | null, updatedDate: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AdminCreateBrandsMutationVariables = Exact<{
  names: Array<string> | string;
}>;


export type AdminCreateBrandsMutation = { bulkGetOrCreateBrands: { totalSuccesses: number, totalFailures: number, items: Array<{ index: number, id: string | null, success: boolean, brand: { id: string, name: string } | null, problems: Array<{ code: ProblemCode, message: string }> }>, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminUpdateBrandMutationVariables = Exact<{
  input: UpdateBrandInput;
}>;


export type AdminUpdateBrandMutation = { updateBrand: { brand: { id: string, name: string, revision: string | null } | null, current: { id: string, name: string, revision: string | null, updatedDate: string | null } | null, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };

export type AdminDeleteBrandsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type AdminDeleteBrandsMutation = { bulkDeleteBrands: { totalSuccesses: number, totalFailures: number, items: Array<{ index: number, id: string | null, success: boolean, problems: Array<{ code: ProblemCode, message: string }> }>, problems: Array<{ code: ProblemCode, message: string, field: string | null, requestId: string | null }> } };


export const AdminStaffDocument = {"__meta__":{"documentId":"sha256:e27fd607882ca2cc05e4ad04591643a0fe8a9770aa10aefffe4dcc56f055cbd0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminStaff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"door"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"openUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}}]}}]}}]} as unknown as DocumentNode<AdminStaffQuery, AdminStaffQueryVariables>;
export const AdminElevateDocument = {"__meta__":{"documentId":"sha256:00fe56f1f4e87e3d719def68312561a1ac88e342fa0599c101bccc09cb880544"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminElevate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"elevate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"door"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"openUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isConfigured"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AdminElevateMutation, AdminElevateMutationVariables>;
export const AdminLogoutDocument = {"__meta__":{"documentId":"sha256:a132271f1fd98fb5e9c9392d4d5343db55b01ca62fc5f0994b58c8f49a793316"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminLogout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<AdminLogoutMutation, AdminLogoutMutationVariables>;
export const AdminEndElevationDocument = {"__meta__":{"documentId":"sha256:c10ffdd2bca04f2e89ac8e13b12dd66cf534e682a905e98bcca1f4ed1f79318d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminEndElevation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endElevation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"door"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<AdminEndElevationMutation, AdminEndElevationMutationVariables>;
export const AdminBrandsDocument = {"__meta__":{"documentId":"sha256:cfdc5deed6bb7d482d15ec2582f4d56ad01fd2f565675a9ce720d1bcbbbfb4f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"BrandSort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"managedBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"nameStartsWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"assignedProductsCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdDate"}},{"kind":"Field","name":{"kind":"Name","value":"updatedDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"countBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nameStartsWith"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}}]}]}}]} as unknown as DocumentNode<AdminBrandsQuery, AdminBrandsQueryVariables>;
export const AdminCreateBrandsDocument = {"__meta__":{"documentId":"sha256:6c6be0b66c369a8ff0d7194127a98da29174e9aca05edce0e2935a3d4f7281d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminCreateBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"names"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkGetOrCreateBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"names"},"value":{"kind":"Variable","name":{"kind":"Name","value":"names"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalSuccesses"}},{"kind":"Field","name":{"kind":"Name","value":"totalFailures"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminCreateBrandsMutation, AdminCreateBrandsMutationVariables>;
export const AdminUpdateBrandDocument = {"__meta__":{"documentId":"sha256:2fe2a5e08141935d48215f1a4e188ea81ec378cf66071fe57fa8333a6926cb61"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUpdateBrand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBrandInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBrand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"current"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"updatedDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminUpdateBrandMutation, AdminUpdateBrandMutationVariables>;
export const AdminDeleteBrandsDocument = {"__meta__":{"documentId":"sha256:be0d5eea8afa8bf0976357103082f537164c4c713c5e385c05bbe262e918bc37"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminDeleteBrands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bulkDeleteBrands"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalSuccesses"}},{"kind":"Field","name":{"kind":"Name","value":"totalFailures"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]}}]}}]} as unknown as DocumentNode<AdminDeleteBrandsMutation, AdminDeleteBrandsMutationVariables>;