// Loads the parts of undici that send requests. Its index also loads fetch, WebSockets, mocks and caches, which no call uses
// and which take a twentieth of the start. docs/decisions/049-bundled-servers.md
import methods from 'undici/lib/api/index.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js'
import Pool from 'undici/lib/dispatcher/pool.js'

// As undici's index does: the class itself has no `request`.
Object.assign(Dispatcher.prototype, methods)

/** Agent: connections to any host. Pool: connections to one host. */
export { Agent, Pool }

type SendOptions = Omit<Dispatcher.RequestOptions, 'origin' | 'path'>

/** Sends a request to an absolute URL, and resolves when the headers of its response have arrived. */
export const sendTo = (agent: Agent, url: URL, options: SendOptions) =>
  agent.request({ ...options, origin: url.origin, path: url.pathname + url.search })
