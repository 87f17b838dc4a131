import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { createBrowserClient, type HydrationState } from './app/client.ts'
import { interceptNavigation } from './app/intercept.ts'
import { prepare } from './app/prepare.ts'
import { matchRoute } from './app/routes.ts'
import { startScrollMemory } from './app/scroll.ts'
import './styles/tokens.css'
import './styles/base.css'

type Boot = { url: string; failure?: { status: number; requestId: string }; data: HydrationState }

async function start() {
  const root = document.getElementById('root')
  const text = document.getElementById('vitrine-state')?.textContent
  if (!root || !text) return
  const { url, failure, data } = JSON.parse(text) as Boot
  const client = createBrowserClient(data)
  const failed = { ...matchRoute(url), url, module: null, failure: null }
  const first = failure ? failed : await prepare(url, client)
  startTransition(() => {
    hydrateRoot(root, <App client={client} first={first} failure={failure} />)
  })
  startScrollMemory()
  interceptNavigation()
}

void start()
