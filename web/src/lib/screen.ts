// The interface of screens to the router and the server: a component, and the documents that it needs first.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ComponentType } from 'react'
import type { ViewerRole } from '../__generated__/graphql.ts'
import type { ScreenFailure } from './screen-failure.ts'

export type ScreenRequest = {
  path: string
  params: Record<string, string>
  search: URLSearchParams
}

/** Values by field name. */
export type Typed = Readonly<Record<string, string>>

export type ScreenProps = {
  request: ScreenRequest
  /** Another state of the same screen is loading; the shown one is the previous one. */
  isPending: boolean
  /** The state that is loading, on which every link of the screen builds; otherwise the shown one. */
  target: ScreenRequest
  /** Why data or a part of it is missing, for the screen that reports it. */
  failure?: (ScreenFailure & { url: string }) | null | undefined
  retry?: (() => void) | undefined
  /** Input of a plain form that was refused. Never a password. */
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
  /** Documents whose variables depend on the results of the first ones, after code that only some results need. */
  loadNext?: (request: ScreenRequest, read: Read) => Load[] | Promise<Load[]>
  /** Returns the path to redirect to when the screen does not apply to the visitor. */
  redirectTo?: (read: Read, request: ScreenRequest) => string | null
  /** Returns true when the content of the URL does not exist. */
  isMissing?: (read: Read, request: ScreenRequest) => boolean
  /** Loads code that only some URLs need, before the screen is shown. */
  ready?: (request: ScreenRequest) => Promise<unknown>
  title: (read: Read, request: ScreenRequest, failure?: ScreenFailure | null) => string
}

export function loading<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Load<Data> {
  return { document: document as Load<Data>['document'], variables }
}
