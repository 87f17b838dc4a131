// Interface of the server bundle for the gateway: one request in, one complete page out.
import { Client } from '@urql/core'
import { App } from './app/App.tsx'
import type { Shown } from './app/prepare.ts'
import { redirectOf } from './app/redirect.ts'
import { matchRoute } from './app/routes.ts'
import { footerDocument, type ShopFacts, unknownShop } from './app/shell/footer-document.ts'
import { shellDocument } from './app/shell/shell-document.ts'
import { ShownCurrency } from './app/shell/shown-currency.ts'
import { ShownSearch } from './app/shell/shown-search.ts'
import { loading, type Read, type ScreenModule } from './lib/screen.ts'
import type { ScreenFailure } from './lib/screen-failure.ts'
import { failedScreen, missingScreen, screens } from './screens/screens.ts'
import { assetsOf } from './server/assets.ts'
import { describePage, describeProblem } from './server/describe-page.ts'
import type { Description, Site } from './server/description.ts'
import { documentHtml } from './server/html.ts'
import { prefetchedExchange } from './server/prefetched-exchange.ts'
import { renderBlocks } from './server/render-blocks.ts'
import { SsrResults } from './server/run.ts'
import { descriptionOf, sourceOf } from './server/screen-files.ts'
import type { RenderRequest, RenderResult } from './server-contract.ts'

export { crawlerPaths } from './server/crawler-paths.ts'
export { forms } from './server/forms.ts'
export { inlineScripts } from './server/html.ts'
export { renderCartCount } from './server/render-cart-count.ts'
export { renderText } from './server/render-text.ts'

/** Patterns of all screens. */
export const knownRoutes: readonly string[] = screens.map((route) => route.pattern)

/** Patterns of the screens that use the caller's session. */
export const privateRoutes: readonly string[] = screens
  .filter(({ audience }) => audience !== 'public')
  .map(({ pattern }) => pattern)

export const isForDevelopment = (url: string) => matchRoute(url).route.isForDevelopment ?? false

const shellLoads = [loading(shellDocument, {})]
const footerLoads = [loading(footerDocument, {})]

type Failure = NonNullable<RenderRequest['failure']>

type Page = {
  status: number
  shown: Shown
  /** The modules that the browser needs to show the same, to preload them. */
  modules: ScreenModule[]
  answers: SsrResults[]
  /** What only the server renders: its results are not sent. */
  footer: SsrResults
  description: Description
}
/** A redirect: 301 for another address of the same page, 303 where it depends on the caller. */
type Redirect = { location: string; status: 301 | 303 }

export async function render(request: RenderRequest): Promise<RenderResult> {
  const page = request.failure ? await failurePage(request, request.failure) : await gather(request)
  const { pattern } = matchRoute(request.url).route
  if ('location' in page) return { audience: 'private', html: [], pattern, ...page }
  return {
    status: page.status,
    audience: isPublic(page.shown) ? 'public' : 'private',
    html: toHtml(page, request),
    pattern,
    ...(page.description.isNoindex ? { noindex: true } : {}),
  }
}

/** A partial page must not be cached. */
const isPublic = ({ partial, route }: Shown) => !partial && route.audience === 'public'

async function gather(render: RenderRequest): Promise<Page | Redirect> {
  const matched = matchRoute(render.url)
  const { route, request } = matched
  const module = await route.module()
  const shell = new SsrResults(render.executePublic)
  const own = new SsrResults(
    route.audience === 'public' ? render.executePublic : render.executePrivate,
  )
  const footer = new SsrResults(render.executePublic)
  const parts = { answers: [shell, own], footer }
  const loads = module.load(request)
  await Promise.all([
    shell.run(shellLoads),
    footer.run(footerLoads),
    own.run(loads),
    module.ready?.(request),
  ])
  const { url, typed } = render
  const shown: Shown = { ...matched, url, module, failure: null, partial: null, typed }
  const failed = (failure: ScreenFailure) =>
    failedPage(withReference(failure, render), shown, { shell, footer })
  const failure = own.failureOf(loads)
  if (failure) return failed(failure)
  const location = await redirectOf(shown, loads, own.read)
  if (location)
    return redirectTo(own.hasSessionExpired ? withSessionEnded(location) : location, route)
  const isMissing = module.isMissing?.(own.read, request)
  // What could not be read may exist.
  if (isMissing && own.partial) return failed(own.partial)
  if (route === missingScreen || isMissing) {
    const missing = { ...shown, module: await missingScreen.module() }
    return problemPage(404, missing, parts, [module, missing.module])
  }
  await own.run((await module.loadNext?.(request, own.read)) ?? [])
  shown.partial = own.partial ?? shell.partial
  const site = { ...render, store: factsOf(footer) }
  const description = await describeScreen(shown, own.read, site)
  return { status: 200, shown, modules: [module], ...parts, description }
}

const redirectTo = (location: string, { audience }: Shown['route']): Redirect => ({
  status: audience === 'public' ? 301 : 303,
  location,
})

const withReference = (failure: ScreenFailure, { requestId }: RenderRequest): ScreenFailure => ({
  ...failure,
  requestId: failure.requestId ?? requestId,
})

/** What failed is not sent: the browser would take it for the content of the page on the way back to it. */
async function failedPage(
  failure: ScreenFailure,
  shown: Shown,
  { shell, footer }: Record<'shell' | 'footer', SsrResults>,
) {
  const module = await failedScreen.module()
  await shell.run(module.load(shown.request))
  return problemPage(503, { ...shown, failure, module }, { answers: [shell], footer })
}

const factsOf = (footer: SsrResults): ShopFacts => footer.read(footerDocument)?.store ?? unknownShop

/** Reads what only the description needs, which is not sent to the browser. */
async function describeScreen(shown: Shown, read: Read, render: RenderRequest & Site) {
  const facts = new SsrResults(render.executePublic)
  await facts.run(descriptionOf(shown.module)?.loadFacts?.(shown.request) ?? [])
  return describePage(shown, (document) => read(document) ?? facts.read(document), render)
}

/** Returns the page of a screen that replaces the requested one. */
const problemPage = (
  status: number,
  shown: Shown,
  parts: Pick<Page, 'answers' | 'footer'>,
  modules = [shown.module],
): Page => ({ status, shown, modules, ...parts, description: describeProblem(shown) })

/** Adds the parameter that notifies a member of an expired session. */
const withSessionEnded = (path: string) => `${path}${path.includes('?') ? '&' : '?'}ended=1`

async function failurePage(render: RenderRequest, failure: Failure): Promise<Page> {
  const matched = matchRoute(render.url)
  const shell = new SsrResults(render.executePublic)
  const footer = new SsrResults(render.executePublic)
  await Promise.all([shell.run(shellLoads), footer.run(footerLoads)])
  const { requestId } = failure
  const shown = {
    ...matched,
    url: render.url,
    module: await failedScreen.module(),
    failure: { requestId },
    partial: null,
  }
  return problemPage(failure.status, shown, { answers: [shell], footer })
}

function toHtml(page: Page, request: RenderRequest): string[] {
  const { shown, modules, answers, footer, description } = page
  const client = new Client({
    url: '/graphql',
    exchanges: [prefetchedExchange([...answers, footer].flatMap((one) => one.results))],
  })
  const body = renderBlocks(
    <ShownCurrency value={request.currency}>
      <ShownSearch value={shown.request.search}>
        <App client={client} first={shown} />
      </ShownSearch>
    </ShownCurrency>,
  )
  const data = answers
    .flatMap((one) => one.results)
    .map(([key, result], index) => `${index > 0 ? ',' : ''}"${key}":${JSON.stringify(result)}`)
  const boot = JSON.stringify({
    url: request.url,
    ...(shown.failure ? { failure: shown.failure } : {}),
    ...(shown.partial ? { partial: shown.partial } : {}),
    ...(shown.typed ? { typed: shown.typed } : {}),
  }).slice(0, -1)
  return documentHtml({
    page: description,
    pattern: shown.route.pattern,
    assets: assetsOf(request.manifest, modules.map(sourceOf)),
    store: factsOf(footer),
    request,
    body,
    state: [`${boot},"data":{`, ...data, '}}'],
  })
}
