// The package's one door.
export { type AppOptions, buildApp, type GatewayApp } from './app.ts'
export { sqliteAuditLog } from './audit/audit-log.ts'
export { type Config, maskedSettings, readConfig } from './config.ts'
export { allowedActors, neededRight } from './graphql/actors-directive.ts'
export { documentsScope, holders } from './graphql/permissions.ts'
export { builtWeb } from './plugins/web.ts'
export type { Execute, RenderAnswer, RenderRequest, WebBundle } from './plugins/web-bundle.ts'
export { openSqlite } from './session/sqlite.ts'
