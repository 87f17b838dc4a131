import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createBrowserClient, type HydrationState } from './app/client.ts'
import { interceptNavigation } from './app/intercept.ts'
import { prepare, type Shown } from './app/prepare.ts'
import { matchRoute } from './app/routes.ts'
import { startScrollMemory } from './app/scroll.ts'
import { listenLater } from './lib/live-signal.ts'
import { loadReplay } from './lib/pre-hydration-input.ts'
import type { Typed } from './lib/screen.ts'
import type { ScreenFailure } from './lib/screen-failure.ts'
import { failedScreen } from './screens/screens.ts'
import './styles/base.css'

type Boot = {
  url: string
  failure?: ScreenFailure
  partial?: ScreenFailure
  typed?: Typed
  data: HydrationState
}

async function start() {
  const root = document.getElementById('root')
  const text = document.getElementById('vitrine-state')?.textContent
  if (!root || !text) return
  const { url, failure, partial = null, typed, data } = JSON.parse(text) as Boot
  const client = createBrowserClient(data)
  const prepared = failure ? await failed(url, failure) : await prepare(url, client)
  const first = { ...prepared, partial, typed }
  await loadReplay()
  window.endClicks?.()
  startTransition(() => {
    hydrateRoot(root, <App client={client} first={first} />)
  })
  startScrollMemory()
  interceptNavigation()
  listenLater(client)
  setTimeout(() => void import('./vitals/after-load.ts'), 3000)
}

/** The server has already failed to load the data; its page reports that and offers a retry. */
async function failed(url: string, failure: ScreenFailure): Promise<Shown> {
  const matched = matchRoute(url)
  return { ...matched, url, failure, module: await failedScreen.module(), partial: null }
}

void start()
