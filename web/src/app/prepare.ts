// Loads module and data of a screen, so that it renders at once.
import type { Client, OperationResult } from '@urql/core'
import { isCurrent } from '../lib/is-current.ts'
import type { Load, Read, ScreenModule, Typed } from '../lib/screen.ts'
import { failureFrom, type ScreenFailure } from '../lib/screen-failure.ts'
import { failedScreen, missingScreen } from '../screens/screens.ts'
import { redirectOf } from './redirect.ts'
import { type Matched, matchRoute } from './routes.ts'

/** A screen that can render without suspending, or the reason why it cannot. */
export type Shown = Matched & {
  url: string
  module: ScreenModule
  failure: ScreenFailure | null
  /** Some fields of the screen failed; the others are shown. */
  partial: ScreenFailure | null
  typed?: Typed | undefined
}

export async function prepare(url: string, client: Client): Promise<Shown> {
  const matched = matchRoute(url)
  const { request } = matched
  const module = await unlessOffline(matched.route.module())
  if (!module) {
    const failure = { requestId: null }
    return { ...matched, url, module: await failedScreen.module(), failure, partial: null }
  }
  const loads = module.load(request)
  const [{ failure, partial }, isReady] = await Promise.all([
    fetchAll(client, loads),
    unlessOffline(Promise.resolve(module.ready?.(request)).then(() => true)),
  ])
  const shown = { ...matched, url, module, failure, partial }
  if (failure || !isReady) return { ...shown, module: await failedScreen.module() }
  const read = readFrom(client, loads)
  const elsewhere = await redirectOf(shown, loads, read)
  if (elsewhere) return leave(elsewhere)
  if (module.isMissing?.(read, request)) {
    // What could not be read may exist.
    const screen = partial ? failedScreen : missingScreen
    return { ...shown, failure: partial, partial: null, module: await screen.module() }
  }
  await fetchAll(client, (await module.loadNext?.(request, read)) ?? [])
  return shown
}

/** Loads another page, because the session may have changed. The promise stays pending until the page is gone. */
function leave(path: string): Promise<never> {
  location.replace(path)
  return new Promise(() => undefined)
}

/** Returns null for code that cannot be loaded when offline; the error screen has been preloaded. */
async function unlessOffline<T>(code: Promise<T>): Promise<T | null> {
  try {
    return await code
  } catch (error) {
    if (isCurrent()) throw error
    return null
  }
}

type Fetched = { failure: ScreenFailure | null; partial: ScreenFailure | null }

/** Results with data, even partial, can be rendered. */
async function fetchAll(client: Client, loads: Load[]): Promise<Fetched> {
  const results = await Promise.all(
    loads.map(({ document, variables }) => client.query(document, variables).toPromise()),
  )
  const broken = results.filter(({ error }) => error)
  const lost = broken.find(({ data }) => isEmpty(data))
  return { failure: result(lost), partial: lost ? null : result(broken[0]) }
}

function result(result: OperationResult | undefined): ScreenFailure | null {
  return result ? failureFrom(result.error?.graphQLErrors ?? []) : null
}

function isEmpty(data: unknown) {
  if (!data || typeof data !== 'object') return true
  return Object.entries(data).every(([name, value]) => name === '__typename' || value === null)
}

/** Reads results from the cache; null where there are none. */
export function readFrom(client: Client, loads: Load[]): Read {
  return (document) => {
    const load = loads.find((one) => (one.document as unknown) === document)
    if (!load) return null
    const found = client.readQuery(load.document, load.variables, { requestPolicy: 'cache-only' })
    return (found?.data as never) ?? null
  }
}
