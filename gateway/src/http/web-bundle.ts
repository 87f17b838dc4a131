// The interface of the web's server entry. The web declares the same types on its side; a test
// renders a page through both.

export type Execute = (operation: {
  documentId: string
  query: string
  operationName: string
  variables: Record<string, unknown>
}) => Promise<{
  data?: unknown
  errors?: { message: string; extensions?: Record<string, unknown> }[]
  extensions?: Record<string, unknown>
}>

export type RenderRequest = {
  /** Path and query. */
  url: string
  publicUrl: string
  mediaOrigin: string
  /** Runs without a session, for public pages. */
  executePublic: Execute
  /** Runs with the caller's session. */
  executePrivate: Execute
  manifest: unknown
  requestId: string
  /** What was typed into the plain form that has just been refused. */
  typed?: Record<string, string>
  failure?: { status: number; requestId: string }
}

export type RenderResult = {
  status: number
  location?: string
  audience: 'public' | 'private'
  /** The whole document. */
  html: string
  noindex?: boolean
}

export type WebBundle = {
  render(request: RenderRequest): Promise<RenderResult>
  /** Exact text of every inline script, for the policy. */
  inlineScripts: readonly string[]
  manifest: unknown
}
