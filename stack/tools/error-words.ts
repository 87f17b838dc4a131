// Cause and remedy of every code of a top-level error, for docs/api/errors.md.
import type { ErrorCode } from '@vitrine/gateway'

type Words = {
  cause: string
  /** What a client does. */
  remedy: string
}

export const errorWords: Readonly<Record<ErrorCode, Words>> = {
  BAD_REQUEST: {
    cause:
      'The body is not one JSON object with `query` or `documentId`, or its `variables` or `operationName` do not fit.',
    remedy: 'Correct the request. It fails the same way each time.',
  },
  GRAPHQL_PARSE_FAILED: {
    cause: 'The document is not GraphQL.',
    remedy: 'Correct the document.',
  },
  PERSISTED_DOCUMENT_NOT_FOUND: {
    cause: 'No trusted document has this `documentId`.',
    remedy:
      'Register the document, or send `query` where that is allowed. After a deployment: reload the client.',
  },
  UNKNOWN_CURRENCY: {
    cause: 'The header `x-vitrine-currency` is no code of `Store.currencies`.',
    remedy: 'Send one of them, or leave the header out for the currency of the shop.',
  },
  UNAUTHENTICATED: {
    cause: 'The field needs a signed-in caller, or the app key is unknown.',
    remedy: 'Sign in, or send a valid key in `Authorization: Bearer`.',
  },
  CSRF: {
    cause:
      'A browser sent the request from another site, or without the header that only a script can set.',
    remedy: 'Send the header `x-vitrine-client` from the shop’s own origin, or use an app key.',
  },
  FORBIDDEN: {
    cause: 'The caller is known and does not have the right that the field requires.',
    remedy: 'Use another role or another key. `docs/permissions.md` lists who may use which field.',
  },
  PERSISTED_DOCUMENT_REQUIRED: {
    cause: 'The shop runs trusted documents only, and the caller sent a document of its own.',
    remedy: 'Send a `documentId`, or use an app key with the scope `documents:send`.',
  },
  CONFIRMATION_REQUIRED: {
    cause: 'Staff sent a mutation without the header that confirms a write.',
    remedy: 'Add `x-vitrine-confirm: write` once the person has confirmed the change.',
  },
  WRONG_ENDPOINT: {
    cause:
      'A request with an app key was sent to `/admin/graphql`, which is the endpoint of staff.',
    remedy: 'Send it to `/graphql`, which has the same schema.',
  },
  NOT_FOUND: {
    cause: 'There is nothing at this address, or the platform does not have what the field needs.',
    remedy: 'Treat it as absent.',
  },
  METHOD_NOT_ALLOWED: {
    cause: 'A mutation was sent by GET, or the endpoint was called with another method.',
    remedy: 'Send mutations by POST.',
  },
  NOT_ACCEPTABLE: {
    cause: 'The `Accept` header excludes every media type that the endpoint has.',
    remedy:
      'Accept `application/graphql-response+json`, `application/json` or `text/event-stream`.',
  },
  SUBSCRIPTIONS_NOT_HERE: {
    cause: 'A subscription was sent without `Accept: text/event-stream`.',
    remedy: 'Request an event stream.',
  },
  NOT_A_SUBSCRIPTION: {
    cause: 'A query or mutation was sent with `Accept: text/event-stream`.',
    remedy: 'Request JSON.',
  },
  MANIFEST_IN_SETTINGS: {
    cause: 'The documents of the app are named in the settings of the shop.',
    remedy: 'The merchant changes the file or removes the setting.',
  },
  DOCUMENT_TOO_LARGE: {
    cause: 'The document is longer than 64 KB.',
    remedy: 'Split it.',
  },
  TOO_LARGE: {
    cause: 'The body of the request is larger than the endpoint accepts.',
    remedy: 'Send less at once.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    cause: 'The body is not `application/json`.',
    remedy: 'Send JSON with that content type.',
  },
  BAD_USER_INPUT: {
    cause: 'An argument or a variable has a wrong value; `extensions.field` names it.',
    remedy: 'Show the message at that field. Nothing was called.',
  },
  GRAPHQL_VALIDATION_FAILED: {
    cause:
      'The document does not fit the schema: an unknown field, a missing argument, a wrong type.',
    remedy: 'Correct the document; generate its types from the schema.',
  },
  ONE_OPERATION_ONLY: {
    cause: 'The document has several operations, or none.',
    remedy: 'Send one operation for each request.',
  },
  DOCUMENT_TOO_COMPLEX: {
    cause:
      'The document exceeds a limit of its shape: depth, aliases, fields, directives, length of a name.',
    remedy: 'Simplify the document; the message names the limit.',
  },
  DOCUMENT_TOO_COSTLY: {
    cause:
      'The document costs more than one document may, or needs a platform call for each row of a list.',
    remedy: 'Request smaller pages or fewer fields; the message names the field.',
  },
  VARIABLES_TOO_LARGE: {
    cause:
      'The variables have too many values, are nested too deeply, or hold a text that is too long.',
    remedy: 'Send less at once.',
  },
  RATE_LIMITED: {
    cause:
      'The caller used up its requests, its cost or its streams for this minute, or the platform is limiting the shop.',
    remedy: 'Wait for `Retry-After` seconds, then repeat the request.',
  },
  INTERNAL: {
    cause: 'Something unexpected happened; the log has it under the request id.',
    remedy:
      'Show the request id. Repeat a read once; do not repeat a mutation without an idempotency key.',
  },
  UPSTREAM_UNAVAILABLE: {
    cause:
      'The platform did not answer, or not with something readable. With `extensions.unreachable` it is away as a whole: there was no response, or the gateway has stopped calling it for a moment.',
    remedy:
      'Repeat a read a little later. For a mutation with `idempotencyKey` the repetition is safe.',
  },
  REFUSED: {
    cause: 'The platform refused a read; `extensions.problem` has the problem code.',
    remedy: 'Act on the problem code.',
  },
  NOT_CONFIGURED: {
    cause: 'The shop runs without the platform’s key, which the field needs.',
    remedy: 'Hide what needs it; the merchant adds the key to the settings.',
  },
  TOO_MANY_CALLS: {
    cause: 'Resolving the document reached the limit of platform calls of one request.',
    remedy: 'Request smaller pages or fewer fields.',
  },
  SESSION_STORE_UNAVAILABLE: {
    cause: 'The store of the sessions cannot be reached.',
    remedy: 'Repeat the request a little later. Nothing in the cart is lost.',
  },
  SESSION_REPLACED: {
    cause:
      'The session was replaced while the request ran: a sign-in, or the end of one, in another tab.',
    remedy: 'Repeat the request; the browser has the new cookie.',
  },
}
