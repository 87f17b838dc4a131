// What the gateway and this bundle agree on. The gateway mirrors these types; change both together.

export type ExecuteRequest = {
  documentId: string
  query: string
  operationName: string
  variables: Record<string, unknown>
}

export type ExecuteError = {
  message: string
  path?: readonly (string | number)[]
  extensions?: Record<string, unknown>
}

export type ExecuteAnswer = {
  data?: unknown
  errors?: ExecuteError[]
  extensions?: Record<string, unknown>
}

export type Execute = (operation: ExecuteRequest) => Promise<ExecuteAnswer>

export type ViteManifest = Record<
  string,
  { file: string; src?: string; css?: string[]; assets?: string[]; imports?: string[] }
>

export type RenderRequest = {
  /** Path and search as asked for. */
  url: string
  /** Origin for canonical addresses: `http://localhost:3000`. */
  publicUrl: string
  /** Where pictures come from, to connect early. */
  mediaOrigin: string
  /** Without a session: pages that are the same for everybody. */
  executePublic: Execute
  /** With the caller's session: cart and checkout. */
  executePrivate: Execute
  /** Null in development, when Vite serves the modules. */
  manifest: ViteManifest | null
  requestId: string
  /** What was typed into the plain form that has just been refused. */
  typed?: Record<string, string>
  /** Set when the gateway itself failed and asks for a page that says so. */
  failure?: { status: number; requestId: string }
}

export type Audience = 'public' | 'private'

export type RenderAnswer = {
  status: number
  location?: string
  audience: Audience
  /** The whole document. */
  html: string
  noindex?: boolean
}
