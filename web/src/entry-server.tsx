// The bundle's door for the gateway: one request in, one whole page out.
import { Client, ssrExchange } from '@urql/core'
import { renderToString } from 'react-dom/server'
import { App } from './app/App.tsx'
import type { Shown } from './app/prepare.ts'
import { matchRoute, routes } from './app/routes.ts'
import { shellDocument } from './app/shell/shell-document.ts'
import { loading } from './lib/screen.ts'
import { themeScript } from './lib/theme.ts'
import { assetsOf } from './server/assets.ts'
import type { Description } from './server/description.ts'
import { descriptions, failed, notFound } from './server/descriptions.ts'
import { documentHtml } from './server/html.ts'
import { Answers } from './server/run.ts'
import type { RenderAnswer, RenderRequest } from './server-contract.ts'

export type { Execute, RenderAnswer, RenderRequest, ViteManifest } from './server-contract.ts'

/** Exact text of every executable inline script, for the page's policy. */
export const inlineScripts: readonly string[] = [themeScript]

/** Patterns of every screen. */
export const knownRoutes: readonly string[] = routes.map((route) => route.pattern)

type Failure = { status: number; requestId: string }
type Page = {
  shown: Shown
  answers: Answers[]
  description: Description
  failure?: Failure | undefined
}

export async function render(request: RenderRequest): Promise<RenderAnswer> {
  const page = request.failure ? await failurePage(request, request.failure) : await gather(request)
  const { shown, description, failure } = page
  const status = failure?.status ?? description.status ?? 200
  return {
    status,
    audience: shown.route?.audience ?? 'public',
    html: toHtml(page, request),
    ...(description.isNoindex ? { noindex: true } : {}),
  }
}

async function gather(request: RenderRequest): Promise<Page> {
  const matched = matchRoute(request.url)
  const { route } = matched
  const answers = new Answers(request.executePublic)
  const own = route?.audience === 'private' ? new Answers(request.executePrivate) : answers
  const module = (await route?.module()) ?? null
  const loads = module?.load(matched.request) ?? []
  await Promise.all([answers.run([loading(shellDocument, {})]), own.run(loads)])
  const shown: Shown = { ...matched, url: request.url, module, failure: null }
  const failure = own.failureOf(loads)
  if (failure) {
    const requestId = failure.requestId ?? request.requestId
    return { shown, answers: [answers], description: failed, failure: { status: 503, requestId } }
  }
  await own.run(module?.loadNext?.(matched.request, own.read) ?? [])
  const describe = route ? descriptions[route.pattern] : undefined
  const description = describe?.(own.read, matched.request, request.publicUrl) ?? notFound
  return { shown, answers: own === answers ? [own] : [own, answers], description }
}

async function failurePage(request: RenderRequest, failure: Failure): Promise<Page> {
  const answers = new Answers(request.executePublic)
  await answers.run([loading(shellDocument, {})])
  const shown = { ...matchRoute(request.url), url: request.url, module: null, failure: null }
  return { shown, answers: [answers], description: failed, failure }
}

function toHtml({ shown, answers, description, failure }: Page, request: RenderRequest): string {
  const texts = answers.flatMap((one) => one.texts)
  const initialState = Object.fromEntries(texts.map(([key, data]) => [key, { data }]))
  const client = new Client({
    url: '/graphql',
    // The chain ends here: what was not asked for before is not fetched while rendering.
    exchanges: [ssrExchange({ isClient: true, initialState })],
  })
  const body = renderToString(<App client={client} first={shown} failure={failure} />)
  const data = texts.map(([key, json]) => `"${key}":${json}`).join(',')
  const boot = JSON.stringify({ url: request.url, ...(failure ? { failure } : {}) }).slice(0, -1)
  return documentHtml({
    page: description,
    assets: assetsOf(request.manifest, shown.route?.source ?? null),
    request,
    body,
    state: `${boot},"data":{${data}}}`,
  })
}
