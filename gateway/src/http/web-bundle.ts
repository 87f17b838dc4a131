// The interface of the web's server entry. The web declares the same types on its side; a test
// renders a page through both.

export type WebOperation = {
  documentId: string
  query: string
  operationName: string
  variables: Record<string, unknown>
}

export type Execute = (operation: WebOperation) => Promise<{
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

/** A form that a browser without JavaScript posts to `/forms/<name>`. */
export type WebForm = {
  name: string
  /** Operations in the order they run; those after a refused one are left out. */
  operations(fields: Readonly<Record<string, string>>): WebOperation[]
  /** Page after a refusal, unless the form names another one in `returnTo`. */
  failurePath: string
  /** Page after success, unless the form names another one in `leadTo`. */
  successPath: string
  /** Page that the answer leads to, in place of `successPath`. */
  next?(answer: Readonly<Record<string, unknown>>, leadTo: string): string | null
  /** Maps the field of a problem to the name it has in this form. */
  fieldOf?(field: string, fields: Readonly<Record<string, string>>): string
  /** Fields that are shown again after a refusal; `all` for a form without secrets. */
  retainedFields?: readonly string[] | 'all'
  /** The form contains fields of other forms: they are shown again after success as well. */
  isSharedForm?: boolean
}

/** What renders pages. */
export type WebPages = {
  render(request: RenderRequest): Promise<RenderResult>
  /** Exact text of every inline script, for the policy. */
  inlineScripts: readonly string[]
  manifest: unknown
}

export type WebBundle = WebPages & { forms: readonly WebForm[] }
