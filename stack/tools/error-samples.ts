// The samples of docs/api/errors.md: a problem, a reason and an error, each as a client receives it. A test of the guide
// compares them with what requests return.
import gatewayMessages from '../../languages/en/gateway.json' with { type: 'json' }
import problemMessages from '../../languages/en/problems.json' with { type: 'json' }

const jsonBlock = (value: object) => ['```json', JSON.stringify(value, null, 2), '```']

/** Returns a request by an app, as a block that a test runs. */
const requestBlock = (document: string) => [
  '```sh',
  'curl -s http://localhost:3000/graphql \\',
  '  -H "authorization: Bearer $VITRINE_KEY" \\',
  "  -H 'content-type: application/json' \\",
  `  -d '${JSON.stringify({ query: document })}'`,
  '```',
  '',
]

const aProblem = {
  code: 'COUPON_NOT_FOUND',
  message: problemMessages.COUPON_NOT_FOUND,
  field: 'code',
  severity: 'ERROR',
}
const aReason = {
  code: 'NOT_FOUND',
  message: problemMessages.NOT_FOUND,
  field: 'slug',
  path: ['product'],
}
const anError = {
  message: gatewayMessages.documents.thisMustBeWholeNumber,
  extensions: { code: 'BAD_USER_INPUT', field: 'first', requestId: '…' },
}

/** Returns the sections with samples. */
export const sampleSections = (): string[] => [
  '## A problem',
  '',
  'The answer to `applyCoupon(input: { code: "NO-SUCH-CODE" })`, of a caller with a cart:',
  '',
  ...jsonBlock({ data: { applyCoupon: { problems: [aProblem] } } }),
  '',
  '`field` is a path within `input`: `lines[0].quantity`. A `WARNING` was done with a difference, an `ERROR` was not done.',
  'Codes may be added; treat one that you do not know by its `severity` and show its `message`.',
  '',
  '## A thing that is not there',
  '',
  ...requestBlock('{ product(slug: "no-such-jar") { name } store { name } }'),
  ...jsonBlock({
    data: { product: null, store: { name: 'Halden' } },
    extensions: { problems: [aReason] },
  }),
  '',
  'The rest is answered. `path` is where the null is; a null without an entry there means that the thing has no such value.',
  '',
  'There may be several entries for one null: `cartEstimate` is null without a cart, and with an entry for each part of its',
  'input that the platform refuses.',
  '',
  '## An error',
  '',
  ...requestBlock('{ products(first: "ten") { nodes { name } } }'),
  ...jsonBlock({ errors: [anError] }),
  '',
  'Quote the request id to the shop: its log has the cause. The status is that of a request that is refused as a whole; an',
  'error of one field comes with 200 and what remains.',
  '',
  '`extensions.field` is a path within the arguments of a field, without the word `input`: `filter.price.max`. `path` is the',
  'place of that field in the response. Where a value has the wrong type, nothing was executed, so that there is no list yet',
  'to count in: then `path` has the names of the fields only, without the indexes of lists.',
  '',
  '## Sending a mutation again',
  '',
  'Where the answer to a mutation is lost, it is not known whether it was done. An input with `idempotencyKey` has an idempotency',
  'key, 8 to 100 letters, digits and . _ : -: choose one for each intent, and send it again with the same key. Inputs of the',
  'cart and of jobs have one. For any other mutation read what is there before sending it again.',
  '',
]
