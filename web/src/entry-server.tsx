// Interface of the server bundle for the gateway: one request in, one complete page out.
import { Client, ssrExchange } from '@urql/core'
import { renderToString } from 'react-dom/server'
import { App } from './app/App.tsx'
import type { Shown } from './app/prepare.ts'
import { failedRoute, matchRoute, missingRoute, routes } from './app/routes.ts'
import { shellDocument } from './app/shell/shell-document.ts'
import { loading } from './lib/screen.ts'
import { assetsOf } from './server/assets.ts'
import { type Description, notFound } from './server/description.ts'
import { descriptions, failed } from './server/descriptions.ts'
import { documentHtml } from './server/html.ts'
import { SsrResults } from './server/run.ts'
import { sourcesOf } from './server/sources.ts'
import type { RenderAnswer, RenderRequest } from './server-contract.ts'

export { forms } from './server/forms.ts'
export { inlineScripts } from './server/html.ts'
export type {
  Execute,
  RenderAnswer,
  RenderRequest,
  ViteManifest,
  WebForm,
} from './server-contract.ts'

/** Patterns of all screens. */
export const knownRoutes: readonly string[] = routes.map((route) => route.pattern)

const shellLoads = [loading(shellDocument, {})]

type Failure = NonNullable<RenderRequest['failure']>

type Page = { status: number; shown: Shown; answers: SsrResults[]; description: Description }
/** A redirect: 301 for another address of the same page, 303 where it depends on the caller. */
type Redirect = { location: string; status: 301 | 303 }

export async function render(request: RenderRequest): Promise<RenderAnswer> {
  const page = request.failure ? await failurePage(request, request.failure) : await gather(request)
  if ('location' in page) return { audience: 'private', html: '', ...page }
  return {
    status: page.status,
    // A partial page must not be cached.
    audience: page.shown.partial ? 'private' : page.shown.route.audience,
    html: toHtml(page, request),
    ...(page.description.isNoindex ? { noindex: true } : {}),
  }
}

async function gather(render: RenderRequest): Promise<Page | Redirect> {
  const matched = matchRoute(render.url)
  const { route, request } = matched
  const module = await route.module()
  const shell = new SsrResults(render.executePublic)
  const own = new SsrResults(
    route.audience === 'private' ? render.executePrivate : render.executePublic,
  )
  const answers = [shell, own]
  const loads = module.load(request)
  await Promise.all([shell.run(shellLoads), own.run(loads), module.ready?.(request)])
  const { url, typed } = render
  const shown: Shown = { ...matched, url, module, failure: null, partial: null, typed }
  const failure = own.failureOf(loads)
  if (failure) {
    const requestId = failure.requestId ?? render.requestId
    const broken = { ...shown, failure: { requestId }, module: await failedRoute.module() }
    return { status: 503, shown: broken, answers, description: failed }
  }
  const location = module.redirectTo?.(own.read, request)
  if (location) {
    const status = route.audience === 'private' ? 303 : 301
    return { status, location: own.hasSessionExpired ? withSessionEnded(location) : location }
  }
  const describe = descriptions[route.pattern]
  if (!describe || module.isMissing?.(own.read, request)) {
    const missing = { ...shown, module: await missingRoute.module() }
    return { status: 404, shown: missing, answers, description: notFound }
  }
  await own.run(module.loadNext?.(request, own.read) ?? [])
  shown.partial = own.partial ?? shell.partial
  return { status: 200, shown, answers, description: describe(own.read, request, render.publicUrl) }
}

/** Adds the parameter that notifies a member of an expired session. */
const withSessionEnded = (path: string) => `${path}${path.includes('?') ? '&' : '?'}ended=1`

async function failurePage(render: RenderRequest, failure: Failure): Promise<Page> {
  const matched = matchRoute(render.url)
  const shell = new SsrResults(render.executePublic)
  await shell.run(shellLoads)
  const { requestId } = failure
  const shown = {
    ...matched,
    url: render.url,
    module: await failedRoute.module(),
    failure: { requestId },
    partial: null,
  }
  return { status: failure.status, shown, answers: [shell], description: failed }
}

function toHtml({ shown, answers, description }: Page, request: RenderRequest): string {
  const texts = answers.flatMap((one) => one.texts)
  const initialState = Object.fromEntries(texts.map(([key, data]) => [key, { data }]))
  const client = new Client({
    url: '/graphql',
    // The terminal exchange: rendering reads prefetched results and never fetches.
    exchanges: [ssrExchange({ isClient: true, initialState })],
  })
  const body = renderToString(<App client={client} first={shown} />)
  const data = texts.map(([key, json]) => `"${key}":${json}`).join(',')
  const boot = JSON.stringify({
    url: request.url,
    ...(shown.failure ? { failure: shown.failure } : {}),
    ...(shown.partial ? { partial: shown.partial } : {}),
    ...(shown.typed ? { typed: shown.typed } : {}),
  }).slice(0, -1)
  return documentHtml({
    page: description,
    assets: assetsOf(request.manifest, sourcesOf(shown.route.pattern)),
    request,
    body,
    state: `${boot},"data":{${data}}}`,
  })
}
