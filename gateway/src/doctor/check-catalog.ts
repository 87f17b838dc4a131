// Checks what a visitor reads first: catalog, collections, cart.
import { findPicture } from '@vitrine/pictures'
import { platformCodes } from '@vitrine/platform'
import { isNotFound, isOtherCatalog, isRefusal } from '../platform/failure.ts'
import type { CatalogGeneration } from '../platform/site/site.ts'
import { advice, fault, good, type Outcome } from './finding.ts'
import { refusalOf, type Subject, statusOf } from './subject.ts'

const wrongSite =
  'Compare PLATFORM_CLIENT_ID with the client of your site: the id of another site works as well, and shows its products.'

/**
 * Returns the generation by the call that names it; by a read of v1 where the site does not answer visitors that call.
 * docs/contract/catalog-v3.md §1
 */
async function generationOf({ visitor }: Subject): Promise<CatalogGeneration | null> {
  try {
    return (await visitor.site.getCatalogVersion({})).generation
  } catch (error) {
    if (![401, 403, 404].includes(statusOf(error) ?? 0)) throw error
  }
  try {
    await visitor.catalog.queryProducts({ query: { page: { limit: 1 } } })
    return 'V1'
  } catch (error) {
    if (isOtherCatalog(error)) return 'V3'
    if (isRefusal(error, platformCodes.storesNotInstalled)) return 'NONE'
    throw error
  }
}

export async function checkCatalog(subject: Subject): Promise<Outcome> {
  const generation = await generationOf(subject)
  if (generation === 'V1') return good('The site has the catalog V1.', 'catalog V1')
  if (generation === 'V3') {
    return fault(
      'The site has the catalog V3, which this shop cannot read yet.',
      'Use a site whose store has the catalog V1: the dashboard does not convert one into the other.',
      'catalog V3',
    )
  }
  if (generation === null) {
    return fault(
      'The platform names a catalog that this shop does not know.',
      'Check again in a few minutes; if it stays, this version of the shop cannot read the site.',
    )
  }
  return fault(
    'No store is installed on the site.',
    'Install Wix Stores: dashboard, Apps.',
    'no store',
  )
}

export async function checkProducts({ visitor, config }: Subject): Promise<Outcome> {
  const { products, total } = await visitor.catalog.queryProducts({
    query: { page: { limit: 1 } },
  })
  const [product] = products
  if (!product) return advice('The site shows no product.', wrongSite, 'no products')
  const fact = total === 1 ? '1 product' : `${total ?? 'some'} products`
  const count = `The site shows ${fact}`
  const image = product.media[0]?.image
  const picture = image ? findPicture(image, config.mediaOrigin) : null
  if (!picture) return good(`${count}; the first one, ${product.name}, has no picture.`, fact)
  if ('id' in picture) return good(`${count}, with pictures of ${config.mediaOrigin}.`, fact)
  return advice(
    `${count}, but the first picture is at ${picture.url}, not at ${config.mediaOrigin}.`,
    'Set PLATFORM_MEDIA_URL to the origin of the pictures, or load the picture up to the site.',
    fact,
  )
}

/** Both versions of the path are good: the shop reads by the one that the site has. docs/contract/real-site.md §7, row Q. */
export async function checkCollections({ visitor, collectionsVersion }: Subject): Promise<Outcome> {
  const { total, collections } = await visitor.catalog.queryCollections({
    query: { page: { limit: 1 } },
  })
  const count = total ?? collections.length
  return good(`The site has ${count} collections, read by the path ${collectionsVersion()}.`)
}

/** A new visitor has no cart, which is what the site should report. */
export async function checkCart({ visitor }: Subject): Promise<Outcome> {
  try {
    await visitor.cart.get({})
  } catch (error) {
    if (!isNotFound(error)) {
      return fault(
        `A visitor has no cart on this site (${refusalOf(error)}).`,
        statusOf(error) === 428
          ? 'The site has another generation of carts, which this shop cannot use yet.'
          : 'Install Wix Stores, and publish the site.',
      )
    }
  }
  return good('Visitors can have a cart.')
}
