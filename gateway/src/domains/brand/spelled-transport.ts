// Every write that names a brand names it as the brand is spelled that is there already: creation, renaming,
// get-or-create and the brand of a product. Else another case would make a second brand.
import type { WireBrand } from '@vitrine/platform'
import type { Transport } from '../../platform/transport.ts'
import { brandIdentity, spelledAs } from '../common/brand-identity.ts'

type Spell = (name: string, except?: string) => string
// The transport knows requests of all calls alike; each rewriter knows its own.
type Rewrite<Request = unknown> = (request: Request, spell: Spell) => object
const rewrite = <Request>(own: Rewrite<Request>): Rewrite => own as Rewrite

type WithBrand = { brand?: string | null }

const named = <One extends WithBrand>(one: One, spell: Spell): One =>
  one.brand ? { ...one, brand: spell(one.brand) } : one

/** Within one list the first spelling counts. */
function listed(names: readonly string[], spell: Spell): string[] {
  const first = new Map<string, string>()
  return names.map((name) => {
    const spelled = spell(name)
    const identity = brandIdentity(spelled)
    first.set(identity, first.get(identity) ?? spelled)
    return first.get(identity) ?? spelled
  })
}

type Body = { id: string; name?: string | null }
const renamed = <One extends Body>(one: One, spell: Spell): One =>
  one.name ? { ...one, name: spell(one.name, one.id) } : one

const rewrites: Readonly<Record<string, Rewrite>> = {
  'brandsWrite.createBrand': rewrite(({ brand, ...rest }: { brand: { name: string } }, spell) => ({
    ...rest,
    brand: { ...brand, name: spell(brand.name) },
  })),
  'brandsWrite.getOrCreateBrand': rewrite(
    ({ brandName, ...rest }: { brandName: string }, spell) => ({
      ...rest,
      brandName: spell(brandName),
    }),
  ),
  'brandsWrite.updateBrand': rewrite(({ brand, ...rest }: { brand: Body }, spell) => ({
    ...rest,
    brand: renamed(brand, spell),
  })),
  'brandsWrite.bulkCreateBrands': rewrite(
    ({ brands, ...rest }: { brands: { name: string }[] }, spell) => ({
      ...rest,
      brands: listed(
        brands.map(({ name }) => name),
        spell,
      ).map((name) => ({ name })),
    }),
  ),
  'brandsWrite.bulkGetOrCreateBrands': rewrite(
    ({ brandNames, ...rest }: { brandNames: string[] }, spell) => ({
      ...rest,
      brandNames: listed(brandNames, spell),
    }),
  ),
  'brandsWrite.bulkUpdateBrands': rewrite(
    ({ brands, ...rest }: { brands: { brand: Body }[] }, spell) => ({
      ...rest,
      brands: brands.map((one) => ({ ...one, brand: renamed(one.brand, spell) })),
    }),
  ),
  'productsWrite.createProduct': rewrite(({ product, ...rest }: { product: WithBrand }, spell) => ({
    ...rest,
    product: named(product, spell),
  })),
  'productsWrite.updateProduct': rewrite(({ product, ...rest }: { product: WithBrand }, spell) => ({
    ...rest,
    product: named(product, spell),
  })),
  'productsWrite.bulkUpdateProductsProperty': rewrite(
    ({ set, ...rest }: { set: WithBrand }, spell) => ({
      ...rest,
      set: named(set, spell),
    }),
  ),
}

/** A product's change that names no brand needs no brands. */
const namesNone = (service: string, request: unknown): boolean => {
  const { product, set } = request as { product?: WithBrand; set?: WithBrand }
  return service === 'productsWrite' && !(product ?? set)?.brand
}

/** `readBrands`: all there are; null or a failure leaves names as they are, for the platform to judge. */
export function spelledTransport(
  transport: Transport,
  readBrands: () => Promise<readonly WireBrand[] | null>,
): Transport {
  return {
    ...transport,
    async send(service, call, request, scope) {
      const spelling = rewrites[`${service}.${call.name}`]
      if (!spelling || namesNone(service, request)) {
        return transport.send(service, call, request, scope)
      }
      const brands = await readBrands().catch(() => null)
      const spelled = spelling(request, spelledAs(brands ?? []))
      return transport.send(service, call, spelled as typeof request, scope)
    },
  }
}
