// The package's one door.
export { type AppOptions, buildApp, type GatewayApp } from './app.ts'
export { type Config, maskedSettings, readConfig } from './config.ts'
export { builtWeb } from './plugins/web.ts'
export type { Execute, RenderAnswer, RenderRequest, WebBundle } from './plugins/web-bundle.ts'
