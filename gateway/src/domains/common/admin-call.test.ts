// What the compiler refuses of a request: `npm run check` fails when the directive below has no error to suppress.
import { expect, test, vi } from 'vitest'
import type { RequestContext } from '../../graphql/request-context.ts'
import { operations } from '../../platform/operations.ts'
import { adminCall } from './admin-call.ts'

const context = { requestId: 'r' } as RequestContext
const identityId = '00000000-0000-4000-8000-0000000000aa'
const { sendActivationEmail: call } = operations.identity

test('a request with a member that the call has not is an error of types', async () => {
  const send = vi.fn(async () => ({}))
  const request = { identityId, emailOptions: {} }
  // @ts-expect-error: the writer would leave the member out.
  expect(await adminCall({ call, send, request }, context)).toMatchObject({ ok: true })
  expect(await adminCall({ call, send, request: { identityId } }, context)).toMatchObject({
    ok: true,
  })
  expect(send).toHaveBeenCalledTimes(2)
})

test('a request that the schema of the call refuses is not sent', async () => {
  const send = vi.fn(async () => ({}))
  const result = await adminCall(
    { call, send, request: { identityId: 'odd' }, names: [[/^identityId$/, 'id']] },
    context,
  )
  expect(result).toMatchObject({ ok: false, problems: [{ field: 'id' }] })
  expect(send).not.toHaveBeenCalled()
})
