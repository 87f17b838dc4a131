// Public exports of the package.
export { type AppOptions, buildApp, type GatewayApp } from './app.ts'
export { sqliteAuditLog } from './audit/audit-log.ts'
export { clientListsFor } from './auth/client-lists.ts'
export { documentsScope, holders } from './auth/permissions.ts'
export { type Config, maskedSettings, readConfig } from './config.ts'
export { examine } from './doctor/examine.ts'
export { advice, type CheckName, checkNames, type Finding, fault, guide } from './doctor/finding.ts'
export {
  isHealthy,
  jsonReportOf,
  type ReportLine,
  reportOf,
  settingsLine,
  shortReportOf,
  siteLineOf,
} from './doctor/report.ts'
export { allowedActors, requiredRight } from './graphql/actors-directive.ts'
export { type ErrorCode, errorStatuses } from './graphql/error-codes.ts'
export { accessOf } from './graphql/field-access.ts'
export { builtWeb, loadOnce, type WebBundle } from './http/web-bundle.ts'
export { hostedApiUrl } from './platform/hosted-platform.ts'
export { backUp } from './storage/back-up.ts'
export { openSqlite } from './storage/sqlite.ts'
