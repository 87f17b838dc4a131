import { expect, test } from 'vitest'
import type { Transport } from '../platform/transport.ts'
import { createTokenGrants } from './token-grants.ts'

test('the token of the site is obtained with the secret, shared, and obtained again when it is refused', async () => {
  const grants: unknown[] = []
  const send = async (_service: string, _call: unknown, request: unknown) => {
    grants.push(request)
    return { accessToken: `access-${grants.length}`, refreshToken: null, expiresIn: 14_400 }
  }
  const { siteToken } = createTokenGrants({
    transport: { send } as unknown as Transport,
    clientId: 'c',
    clientSecret: 'secret-1',
  })
  const used = await Promise.all([siteToken(false), siteToken(false)])
  used.push(await siteToken(false), await siteToken(true))
  expect(used).toEqual(['access-1', 'access-1', 'access-1', 'access-2'])
  const grant = { clientId: 'c', grant: 'clientCredentials', clientSecret: 'secret-1' }
  expect(grants).toEqual([grant, grant])
})
