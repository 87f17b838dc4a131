// The shop's own people in a test: signed in, and through the door.
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { password, signedIn } from './sign-in.ts'

export const owner = { email: 'owner@shop.test', password }
export const editor = { email: 'editor@shop.test', password }

const elevate =
  'mutation { result: elevate { staff { state: door role rights } problems { code } } }'

/** A browser of the shop's staff with the owner's side open. */
export async function elevatedStaff(shopUrl: string, who = owner): Promise<Shopper> {
  const shopper = await signedIn(shopUrl, who)
  const { result } = await queryAdmin<{ result: { staff: { state: string } } }>(shopper, elevate)
  if (result.staff.state !== 'OPEN') throw new Error(JSON.stringify(result))
  return shopper
}

/** Asks at the owner's door, and fails loudly when anything is wrong. */
export const queryAdmin = <Data>(shopper: Shopper, query: string, variables: unknown = {}) =>
  shopper.query<Data>(query, variables, { isAdmin: true })

/** The whole answer, whatever it is. */
export const executeAdmin = <Data = Record<string, unknown>>(
  shopper: Shopper,
  query: string,
  variables: unknown = {},
  headers: Record<string, string> = {},
) => shopper.execute<Data>(query, variables, { isAdmin: true, headers })

/** A program with a key and these scopes; `entry` goes into APP_KEYS. */
export function appWith(name: string, hash: string, scopes: readonly string[]) {
  return `${name}:${hash}:${scopes.join('+')}`
}

export const bearer = (key: string) => ({ headers: { authorization: `Bearer ${key}` } })
export { createShopper }
