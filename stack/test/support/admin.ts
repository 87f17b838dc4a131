// Staff in tests: signed in and elevated.
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { password, signedIn } from './sign-in.ts'

export const owner = { email: 'owner@shop.test', password }
export const editor = { email: 'editor@shop.test', password }

const elevate =
  'mutation { result: elevate { staff { state: elevation role rights } problems { code } } }'

/** Returns a browser of staff with elevation. */
export async function elevatedStaff(shopUrl: string, person = owner): Promise<Shopper> {
  const shopper = await signedIn(shopUrl, person)
  const { result } = await queryAdmin<{ result: { staff: { state: string } } }>(shopper, elevate)
  if (result.staff.state !== 'ACTIVE') throw new Error(JSON.stringify(result))
  return shopper
}

/** Returns the data of an operation at the admin endpoint; throws on any error. */
export const queryAdmin = <Data>(shopper: Shopper, query: string, variables: unknown = {}) =>
  shopper.query<Data>(query, variables, { isAdmin: true })

/** Runs an operation at the admin endpoint; returns the whole response. */
export const executeAdmin = <Data = Record<string, unknown>>(
  shopper: Shopper,
  query: string,
  variables: unknown = {},
  headers: Record<string, string> = {},
) => shopper.execute<Data>(query, variables, { isAdmin: true, headers })

/** Returns the entry of an app with a key and these scopes in APP_KEYS. */
export function appWith(name: string, hash: string, scopes: readonly string[]) {
  return `${name}:${hash}:${scopes.join('+')}`
}

export const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
export { createShopper }
