// The guards to remove, by chapter of docs/security.md.

import { adminMutants } from './guards/admin.ts'
import { appMutants } from './guards/apps.ts'
import { connectionMutants } from './guards/connections.ts'
import { consistencyMutants } from './guards/consistency.ts'
import { currencyMutants } from './guards/currencies.ts'
import { dataMutants } from './guards/data.ts'
import { documentMutants } from './guards/documents.ts'
import { edgeMutants } from './guards/edge.ts'
import { limitMutants } from './guards/limits.ts'
import { serviceWorkerMutants } from './guards/service-worker.ts'
import { sessionMutants } from './guards/sessions.ts'
import { signInMutants } from './guards/sign-in.ts'
import { siteFactMutants } from './guards/site-facts.ts'
import { siteMutants } from './guards/sites.ts'
import { staffMutants } from './guards/staff.ts'
import { streamMutants } from './guards/streams.ts'
import { tokenMutants } from './guards/tokens.ts'
import { tracingMutants } from './guards/tracing.ts'
import { webhookMutants } from './guards/webhooks.ts'
import type { Mutant } from './mutant.ts'

export const mutants: readonly Mutant[] = [
  ...appMutants,
  ...connectionMutants,
  ...consistencyMutants,
  ...siteFactMutants,
  ...currencyMutants,
  ...dataMutants,
  ...tracingMutants,
  ...documentMutants,
  ...edgeMutants,
  ...limitMutants,
  ...adminMutants,
  ...serviceWorkerMutants,
  ...sessionMutants,
  ...signInMutants,
  ...siteMutants,
  ...staffMutants,
  ...streamMutants,
  ...tokenMutants,
  ...webhookMutants,
]
