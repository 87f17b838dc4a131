// Contract of the gateway and the server bundle. The gateway imports these types, and nothing else of the web.
import type { LanguageCode } from '@vitrine/languages'

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

export type ExecuteResult = {
  data?: unknown
  errors?: ExecuteError[]
  extensions?: Record<string, unknown>
}

export type Execute = (operation: ExecuteRequest) => Promise<ExecuteResult>

export type ViteManifest = Record<
  string,
  { file: string; src?: string; css?: string[]; assets?: string[]; imports?: string[] }
>

/** Terms of the shop about delivery and returns, in one place: the file of the setting STORE_TERMS. */
export type StoreTerms = {
  /** Currency of all prices below. */
  currency: string
  returns?: {
    /** Countries from which products can be returned, ISO 3166-1 alpha-2. */
    countries: readonly string[]
    /** Days after delivery. */
    days: number
    /** Who pays for the return. */
    paidBy: 'SHOP' | 'CUSTOMER'
  }
  /** Delivery that is offered, one entry for each group of countries. */
  shipping: readonly {
    countries: readonly string[]
    price: string
    /** Price of an order from which delivery is free. */
    freeFrom?: string
    /** Business days until a parcel leaves, at least and at most. */
    handlingDays: readonly [number, number]
    /** Business days on its way, at least and at most. */
    transitDays: readonly [number, number]
  }[]
}

export type RenderRequest = {
  /** Requested path and search. */
  url: string
  /** Origin for canonical addresses: `http://localhost:3000`. */
  publicUrl: string
  /** Origin of pictures, for a preconnect. */
  mediaOrigin: string
  /** Null when the shop has not set its terms: pages then promise nothing. */
  terms: StoreTerms | null
  /** Picture for link previews of pages without their own; the size is absent when it is not known. */
  preview: { url: string; width?: number; height?: number } | null
  /** Names of the icons that the shop has: `favicon.svg`. */
  icons: readonly string[]
  /** Whether the icons are the merchant's, not the neutral ones that are built in. */
  hasOwnIcons: boolean
  /** Returns the languages that have a page of text. */
  languagesOfPage: (slug: string) => readonly LanguageCode[]
  /** Currency that prices are shown in: that of the visitor's choice, else the shop's own. */
  currency: string
  /** Share of visits that are measured, 0 to 1. */
  vitalsRate: number
  /** Address of the service worker; null where there is none, such as in development. */
  workerPath: string | null
  /** Executes without a session: for pages that are the same for all callers. */
  executePublic: Execute
  /** Executes with the caller's session: cart and checkout. */
  executePrivate: Execute
  /** Null in development, when Vite serves the modules. */
  manifest: ViteManifest | null
  requestId: string
  /** Input retained from a plain form that was refused. */
  typed?: Record<string, string>
  /** Set when the gateway itself failed and requests an error page. */
  failure?: { status: number; requestId: string }
}

export type RenderResult = {
  status: number
  location?: string
  audience: 'public' | 'private'
  /** Pattern of the screen that the address leads to; `*` for none. */
  pattern: string
  /** The parts of the complete document, in their order. docs/decisions/072-documents-in-parts.md */
  html: readonly string[]
  noindex?: boolean
}

/** A page of text for programs: of the whole shop, or of one product. */
export type TextRequest = Pick<RenderRequest, 'publicUrl' | 'terms' | 'executePublic'> & {
  page: { kind: 'shop' } | { kind: 'product'; slug: string }
  /** Whether any caller may send documents of its own and read the schema. */
  isApiOpen: boolean
}

/** The number at the cart, for a frame of a page. */
export type CartCountRequest = Pick<RenderRequest, 'executePrivate' | 'manifest'>

/** `text` is empty unless the status is 200: 404 for what does not exist, 503 when it could not be read. */
export type TextResult = { status: 200 | 404 | 503; text: string }

/** A form that a browser without JavaScript posts to `/forms/<name>`. */
export type WebForm = {
  name: string
  /** Operations in the order they run; those after a refused one are left out. */
  operations: (fields: Readonly<Record<string, string>>) => ExecuteRequest[]
  /** Page after a refusal, unless the form names another one in `returnTo`. */
  failurePath: string
  /** Page after success, unless the form names another one in `leadTo`. */
  successPath: string
  /** Page that the answer leads to, in place of `successPath`. */
  next?: (
    answer: Readonly<Record<string, unknown>>,
    leadTo: string,
    fields: Readonly<Record<string, string>>,
  ) => string | null
  /** Maps the field of a problem to the name it has in this form. */
  fieldOf?: (field: string, fields: Readonly<Record<string, string>>) => string
  /** The platform's page that it leads to may lead on to another host, which the policy of forms does not name. */
  leadsToOtherHosts?: boolean
  /** Fields that are shown again after a refusal; `all` for a form without secrets. */
  retainedFields?: readonly string[] | 'all'
  /** The form contains fields of other forms: they are shown again after success as well. */
  isSharedForm?: boolean
}

/** Paths that the sitemap lists and that robots.txt disallows, beside those of the catalog. */
export type CrawlerPaths = { listed: readonly string[]; refused: readonly string[] }

/** What `entry-server.tsx` exports to the gateway. */
export type ServerEntry = {
  render(request: RenderRequest): Promise<RenderResult>
  renderText(request: TextRequest): Promise<TextResult>
  /** Returns a complete document. */
  renderCartCount(request: CartCountRequest): Promise<string>
  /** Patterns of all screens. */
  knownRoutes: readonly string[]
  /** Exact text of each executable inline script, for the policy. */
  inlineScripts: readonly string[]
  crawlerPaths(settings: { isDevelopment: boolean }): CrawlerPaths
  /** Whether the address is a screen's that must not exist in production. */
  isForDevelopment(url: string): boolean
  forms: readonly WebForm[]
}
