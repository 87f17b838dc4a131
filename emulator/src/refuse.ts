// Creates every kind of refusal. Handlers throw them, `app.ts` turns them into responses. Shapes:
// docs/contract/transport.md §6, docs/contract/auth.md §1.
import {
  fieldPath,
  siteNotPublishedMessage,
  type Violation,
  type ViolationRule,
} from '@vitrine/platform'

export class Refusal extends Error {
  readonly status: number
  readonly body: unknown
  /** True when changes made before the refusal are committed: a used attempt must stay counted. */
  readonly keepsChanges: boolean

  constructor(status: number, message: string, body: unknown, keepsChanges = false) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.body = body
    this.keepsChanges = keepsChanges
  }

  /** Returns the same refusal, with all changes so far committed. */
  withChanges(): Refusal {
    return new Refusal(this.status, this.message, this.body, true)
  }
}

/** Returns the body of an application error, also used inside a 200 (calculation errors). */
export const applicationError = (code: string, description: string, data: unknown = {}) => ({
  applicationError: { code, description, data },
})

/** Creates a business refusal with its code. */
export function refused(status: number, code: string, description: string, data: unknown = {}) {
  const details = applicationError(code, description, data)
  return new Refusal(status, description, { message: description, details })
}

/** Creates a 400 for one or more broken field rules. */
export function invalidFields(fieldViolations: Violation[]) {
  const words = fieldViolations.map(({ field, description }) => `"${field}" ${description}`)
  const message = `INVALID_ARGUMENT: ${words.join(', ')}`
  return new Refusal(400, message, { message, details: { validationError: { fieldViolations } } })
}

type Broken = { rule?: ViolationRule; data?: Record<string, unknown> }

export function invalid(field: string | PropertyKey[], description: string, broken: Broken = {}) {
  const { rule = 'VALIDATION', data = {} } = broken
  const path = typeof field === 'string' ? field : fieldPath(field)
  return invalidFields([{ field: path, description, violatedRule: rule, ruleName: null, data }])
}

export const notFound = (what: string) => refused(404, 'NOT_FOUND', `${what} not found`)

export const unauthenticated = (why = 'A valid access token is required') =>
  refused(401, 'UNAUTHENTICATED', why)

export const forbidden = (why: string) => refused(403, 'PERMISSION_DENIED', why)

/** Creates an internal error of the platform. */
export function systemError(status = 500) {
  const message = 'Internal server error'
  return new Refusal(status, message, {
    message,
    details: { systemError: { errorCode: 'INTERNAL' } },
  })
}

/** Creates the error of a site that is not published, which has no code. docs/contract/real-site.md §4.2. */
export const siteNotPublished = () =>
  new Refusal(500, siteNotPublishedMessage, { message: siteNotPublishedMessage, details: {} })

/** Creates an error in the token endpoint's own format. docs/contract/auth.md §1. */
export function oauthRefusal(error: string, description: string) {
  return new Refusal(400, description, { error, error_description: description })
}
