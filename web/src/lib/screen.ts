// What a screen is to the router and to the server: a component, and the documents it needs first.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ComponentType } from 'react'
import type { ViewerRole } from '../__generated__/graphql.ts'

export type ScreenRequest = {
  path: string
  params: Record<string, string>
  search: URLSearchParams
}

/** By the field's name. */
export type Typed = Readonly<Record<string, string>>

export type ScreenProps = {
  request: ScreenRequest
  /** The next state of this same screen is on its way; what is shown is the last one. */
  isPending: boolean
  /** The state of this screen that is on its way, which every link of the screen builds on; otherwise the shown one. */
  target: ScreenRequest
  /** Why there is no data, on the screen that says so. */
  failure?: { requestId: string | null; url: string } | undefined
  retry?: (() => void) | undefined
  /** What was typed into a plain form that was refused. Never a password. */
  typed?: Typed | undefined
}

export type Load<Data = unknown> = {
  document: TypedDocumentNode<Data, Record<string, unknown>>
  variables: Record<string, unknown>
}

export type Read = <Data, Variables>(document: TypedDocumentNode<Data, Variables>) => Data | null

/** What the documents of member screens select, so that visitors can be redirected to sign in. */
export type WithViewer = { viewer: { role: ViewerRole } }

export type ScreenModule<Data = unknown> = {
  Screen: ComponentType<ScreenProps>
  load: (request: ScreenRequest) => Load<Data>[]
  /** Documents whose variables depend on the results of the first ones. */
  loadNext?: (request: ScreenRequest, read: Read) => Load[]
  /** Path to redirect to, when the screen is not for this visitor or no longer applies. */
  redirectTo?: (read: Read, request: ScreenRequest) => string | null
  /** True when what the address names does not exist. */
  isMissing?: (read: Read, request: ScreenRequest) => boolean
  /** Code that only some addresses need, fetched before the screen is shown. */
  ready?: (request: ScreenRequest) => Promise<unknown>
  title: (read: Read, request: ScreenRequest) => string
}

export function loading<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Load<Data> {
  return { document: document as Load<Data>['document'], variables }
}
