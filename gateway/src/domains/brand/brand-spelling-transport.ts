// A transport that normalizes brand names to the spelling of the existing brand, in every write: creating,
// renaming, get-or-create and products. Otherwise different case would create a second brand.
import type { BrandChange } from '../../platform/catalog/brand-change.ts'
import type { Brand } from '../../platform/catalog/collection.ts'
import { type OperationName, type Operations, operationOf } from '../../platform/operations.ts'
import type { InputOf } from '../../platform/platform-call.ts'
import type { Transport } from '../../platform/transport.ts'
import { brandIdentity, existingSpelling } from '../common/brand-identity.ts'

type Spell = (name: string, except?: string) => string
type RequestTo<Name extends keyof Operations['catalogWrites']> = InputOf<
  Operations['catalogWrites'][Name]
>
// The transport has untyped requests; each rewriter knows the type of its own.
type Rewrite<Request = unknown> = (request: Request, spell: Spell) => object
const rewrite = <Request>(own: Rewrite<Request>): Rewrite => own as Rewrite

type WithBrand = { brand?: string | null }

const named = <One extends WithBrand>(one: One, spell: Spell): One =>
  one.brand ? { ...one, brand: spell(one.brand) } : one

/** Within a list the first spelling wins. */
function listed(names: readonly string[], spell: Spell): string[] {
  const first = new Map<string, string>()
  return names.map((name) => {
    const spelling = spell(name)
    const identity = brandIdentity(spelling)
    first.set(identity, first.get(identity) ?? spelling)
    return first.get(identity) ?? spelling
  })
}

const renamed = (one: BrandChange, spell: Spell): BrandChange =>
  one.name ? { ...one, name: spell(one.name, one.id) } : one

const rewrites: { readonly [Name in OperationName]?: Rewrite } = {
  'catalogWrites.createBrand': rewrite<RequestTo<'createBrand'>>(({ brand, ...rest }, spell) => ({
    ...rest,
    brand: { ...brand, name: spell(brand.name) },
  })),
  'catalogWrites.getOrCreateBrand': rewrite<RequestTo<'getOrCreateBrand'>>(
    ({ name, ...rest }, spell) => ({ ...rest, name: spell(name) }),
  ),
  'catalogWrites.updateBrand': rewrite<RequestTo<'updateBrand'>>(({ brand, ...rest }, spell) => ({
    ...rest,
    brand: renamed(brand, spell),
  })),
  'catalogWrites.createBrands': rewrite<RequestTo<'createBrands'>>(
    ({ brands, ...rest }, spell) => ({
      ...rest,
      brands: listed(
        brands.map(({ name }) => name),
        spell,
      ).map((name) => ({ name })),
    }),
  ),
  'catalogWrites.getOrCreateBrands': rewrite<RequestTo<'getOrCreateBrands'>>(
    ({ names, ...rest }, spell) => ({ ...rest, names: listed(names, spell) }),
  ),
  'catalogWrites.updateBrands': rewrite<RequestTo<'updateBrands'>>(
    ({ brands, ...rest }, spell) => ({
      ...rest,
      brands: brands.map((one) => renamed(one, spell)),
    }),
  ),
  'catalogWrites.createProduct': rewrite(({ product, ...rest }: { product: WithBrand }, spell) => ({
    ...rest,
    product: named(product, spell),
  })),
  'catalogWrites.updateProduct': rewrite(({ product, ...rest }: { product: WithBrand }, spell) => ({
    ...rest,
    product: named(product, spell),
  })),
  'catalogWrites.setProperty': rewrite(({ set, ...rest }: { set: WithBrand }, spell) => ({
    ...rest,
    set: named(set, spell),
  })),
}

/** A product change without a brand needs no brands. */
const namesNone = (request: unknown): boolean => {
  const { product, set } = request as { product?: WithBrand; set?: WithBrand }
  const change = product ?? set
  return change !== undefined && !change.brand
}

/** `readBrands`: all existing brands; null or a failure leaves names unchanged. */
export function brandSpellingTransport(
  transport: Transport,
  readBrands: () => Promise<readonly Brand[] | null>,
): Transport {
  return {
    ...transport,
    async send(service, call, request, scope) {
      const operation = operationOf(call)
      const rewriter = operation && rewrites[operation]
      if (!rewriter || namesNone(request)) {
        return transport.send(service, call, request, scope)
      }
      const brands = await readBrands().catch(() => null)
      const normalized = rewriter(request, existingSpelling(brands ?? []))
      return transport.send(service, call, normalized as typeof request, scope)
    },
  }
}
