// Public interface of the package.
export { type AppOptions, buildApp, type GatewayApp } from './app.ts'
export { sqliteAuditLog } from './audit/audit-log.ts'
export { documentsScope, holders } from './auth/permissions.ts'
export { type Config, maskedSettings, readConfig } from './config.ts'
export { allowedActors, requiredRight } from './graphql/actors-directive.ts'
export { type ErrorCode, errorStatuses } from './graphql/error-codes.ts'
export { builtWeb, loadOnce, type WebBundle } from './http/web-bundle.ts'
export { openSqlite } from './storage/sqlite.ts'
