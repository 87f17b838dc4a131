// The web's server bundle as the gateway knows it. Its contract is described once, at the side that implements it: from
// the web this file alone imports, and types alone (.dependency-cruiser.mjs).
import type { ServerEntry, ViteManifest } from '../../../web/src/server-contract.ts'

export type { Execute, RenderResult } from '../../../web/src/server-contract.ts'

export type WebBundle = ServerEntry & { manifest: ViteManifest | null }
