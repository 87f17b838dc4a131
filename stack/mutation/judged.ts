// Survivors that no test needs to kill, each with its reason.
import { judgedInCart } from './judged-cart.ts'
import { judgedInEmulatorRules } from './judged-emulator-rules.ts'
import { judgedInEvents } from './judged-events.ts'
import { judgedInJobs } from './judged-jobs.ts'
import { judgedInLimits } from './judged-limits.ts'
import { judgedInPaging } from './judged-paging.ts'
import { judgedInSearch } from './judged-search.ts'
import { judgedInSearchQueries } from './judged-search-queries.ts'
import { judgedInStorage } from './judged-storage.ts'
import { judgedInWeb } from './judged-web.ts'

/** Mutants of one line that have the same reason. */
export type Judged = {
  file: string
  /** A part of the line on which the mutant begins. */
  line: string
  /** What the replacements begin with; all mutants of the line without it. */
  to?: readonly string[]
  reason: string
}

const session: readonly Judged[] = [
  {
    file: 'gateway/src/session/cookie-header.ts',
    line: "return (header ?? '')",
    reason: 'a header without the name of the cookie is as good as none',
  },
  {
    file: 'gateway/src/session/revoke-sessions.ts',
    line: 'if (latest.state) latest.state = {',
    reason: 'a session that lost its state meanwhile has no revocation to report',
  },
  {
    file: 'gateway/src/session/revoke-sessions.ts',
    line: 'if (saved) Object.assign(record, saved)',
    reason: 'null has no properties to assign, and every change reads the session again',
  },
  {
    file: 'gateway/src/session/session-store.ts',
    line: "this.name = 'SessionRotated'",
    reason: 'only logs show it',
  },
  {
    file: 'gateway/src/session/sessions.ts',
    line: 'if (saved) Object.assign(record, saved)',
    to: ['true'],
    reason: 'null has no properties to assign',
  },
  {
    file: 'gateway/src/session/unsaved-token-refreshes.ts',
    line: 'if (oldest !== undefined &&',
    to: ['true'],
    reason: 'no session has the key undefined',
  },
]

const auth: readonly Judged[] = [
  {
    file: 'gateway/src/auth/device.ts',
    line: "userAgent = ''",
    reason: 'no header, and one that names no browser, are both unknown',
  },
  {
    file: 'gateway/src/auth/pkce.ts',
    line: 'while (verifier.length < length)',
    reason: 'one round too many is cut off',
  },
  {
    file: 'gateway/src/auth/sign-in-state.ts',
    line: "captchaCodes[refusal.code ?? '']",
    reason: 'no code, and one that is not listed, have no entry',
  },
  {
    file: 'gateway/src/auth/sign-in-state.ts',
    line: "const { code = '' } = refusal",
    reason: 'no code, and one that is not listed, have no entry',
  },
  {
    file: 'gateway/src/auth/sign-in-state.ts',
    line: "captcha: 'VISIBLE' | 'INVISIBLE' = 'VISIBLE'",
    reason: 'only INVISIBLE makes a difference',
  },
]

const staff: readonly Judged[] = [
  {
    file: 'gateway/src/auth/permissions.ts',
    line: "actor.kind === 'APP') return scope !== null",
    to: ['true'],
    reason: 'for the compiler: no key has null among its scopes',
  },
  {
    file: 'gateway/src/auth/actor.ts',
    line: 'export const visitor: Actor =',
    reason: 'a constant, which the compiler compares with the schema',
  },
  {
    file: 'gateway/src/auth/request-rights.ts',
    line: "test(authorization ?? '')",
    to: ['"Stryker'],
    reason: 'neither text is a bearer key',
  },
  {
    file: 'gateway/src/auth/staff-access.ts',
    line: 'record.state?.',
    reason: 'a member has an identity, which is part of the state',
  },
  {
    file: 'gateway/src/auth/staff-access.ts',
    line: 'if (!this.idHash) return null',
    reason: 'saves reading the session; without the cookie there is no elevation',
  },
]

const apps: readonly Judged[] = [
  {
    file: 'gateway/src/apps/app-keys.ts',
    line: "/^Bearer (.+)$/i.exec(authorization ?? '')",
    to: ['/^Bearer (.+)/i', '"Stryker'],
    reason: 'a header has no line break, and no app has the key of this text',
  },
  {
    file: 'gateway/src/apps/app-documents.ts',
    line: "const [name = '', ...rest]",
    reason: 'a text has a first part; for the compiler',
  },
  {
    file: 'gateway/src/apps/settings-keys.ts',
    line: "const [name = '', hash = '', ...rest]",
    reason: 'neither text is the hash of a key',
  },
]

const transport: readonly Judged[] = [
  {
    file: 'gateway/src/platform/breaker.ts',
    line: 'let probing = false',
    reason: 'only an open breaker looks at it, and the failure that opens it resets it',
  },
  {
    file: 'gateway/src/platform/breaker.ts',
    line: 'if (isOpen()) probing = true',
    to: ['true'],
    reason: 'only an open breaker looks at it, and the failure that opens it resets it',
  },
  {
    file: 'gateway/src/platform/breaker.ts',
    line: 'probing = false',
    to: ['true'],
    reason: 'after a success it is closed, and the failure that opens it resets it',
  },
  {
    file: 'gateway/src/platform/encode-request.ts',
    line: "([, name]) => name ?? ''",
    reason: 'the group is in every match; the compiler does not know it',
  },
  {
    file: 'gateway/src/platform/failure.ts',
    line: 'error.code !== undefined && codes.includes(error.code)',
    reason: 'no list of codes has undefined; for the compiler',
  },
  {
    file: 'gateway/src/platform/read-failure.ts',
    line: "const unknown = { message: '', details: {} }",
    reason: 'the message is read beside details only',
  },
  {
    file: 'gateway/src/platform/transport.ts',
    line: 'new Agent({ connect: { timeout: 1500 }',
    to: ['{}'],
    reason: 'a connection that is never accepted would have to be waited for',
  },
  {
    file: 'gateway/src/platform/transport.ts',
    line: 'if (error instanceof PlatformFailure) report(error.kind)',
    to: ['true'],
    reason: 'an upload that fails by a bug would be counted without a kind',
  },
  {
    file: 'gateway/src/platform/send-file.ts',
    line: "method: 'PUT'",
    reason: 'undici sends a body by PUT when no method is given',
  },
  {
    file: 'gateway/src/platform/failure.ts',
    line: 'if (!(cause instanceof Error)) return false',
    reason: 'undici rejects with errors only',
  },
  {
    file: 'gateway/src/platform/failure.ts',
    line: "cause.name === 'AbortError'",
    reason: 'an abort has a code too, in the versions of Node and undici in use',
  },
]

const audit: readonly Judged[] = [
  {
    file: 'gateway/src/audit/audit-log.ts',
    line: 'let rows: Joined[] = []',
    reason: 'the loop sets it before it is read',
  },
  {
    file: 'gateway/src/audit/audit-log.ts',
    line: 'const isNext = row.number === entries + 1',
    to: ['true'],
    reason: 'the hash of a record covers its number as well',
  },
]

export const judged: readonly Judged[] = [
  ...session,
  ...auth,
  ...staff,
  ...apps,
  ...transport,
  ...audit,
  ...judgedInCart,
  ...judgedInEmulatorRules,
  ...judgedInSearch,
  ...judgedInSearchQueries,
  ...judgedInEvents,
  ...judgedInJobs,
  ...judgedInStorage,
  ...judgedInLimits,
  ...judgedInPaging,
  ...judgedInWeb,
]

type Survivor = { file: string; lineText: string; replacement: string }

export const judgedBy = ({ file, lineText, replacement }: Survivor, list = judged) =>
  list.find(
    (one) =>
      one.file === file &&
      lineText.includes(one.line) &&
      (one.to?.some((start) => replacement.startsWith(start)) ?? true),
  )
