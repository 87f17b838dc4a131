import { useQuery } from 'urql'
import { Link, useParams } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { dayOf } from '../../lib/dates.ts'
import layout from '../../ui/Columns.module.css'
import { Label } from '../../ui/Label.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { ChoiceMediaSection } from './ChoiceMediaSection.tsx'
import { CollectionsSection } from './CollectionsSection.tsx'
import { DeleteProduct } from './DeleteProduct.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { productDocument } from './documents.ts'
import { InfoSection } from './InfoSection.tsx'
import { MediaSection } from './MediaSection.tsx'
import { OptionsSection } from './OptionsSection.tsx'
import { PricingSection } from './PricingSection.tsx'
import styles from './Product.module.css'
import { ProductChanged } from './ProductChanged.tsx'
import type { Product } from './product.ts'
import { SeoSection } from './SeoSection.tsx'
import { VariantsSection } from './VariantsSection.tsx'

/** Editor of a product, in sections that save separately. */
export function Screen() {
  const { id = '' } = useParams()
  const [{ data, error }, refetch] = useQuery({ query: productDocument, variables: { id } })
  if (!data) {
    const again = () => refetch({ requestPolicy: 'network-only' })
    return error ? <NoAnswer error={error} onAgain={again} /> : <Loading />
  }
  const product = data.managedProduct
  if (product) return <Editor key={product.id} product={product} />
  return (
    <EmptyState drawing="lamp" title="Product not found" headingLevel={1}>
      <Link href="/products">To all products</Link>
    </EmptyState>
  )
}

function Editor({ product }: { product: Product }) {
  return (
    <>
      <ScreenHead title={product.name} lead={<Lead product={product} />}>
        <DeleteProduct product={product} />
      </ScreenHead>
      <ProductChanged product={product} />
      <div className={styles.editor}>
        <nav className={styles.anchors} aria-label="Parts of the product">
          {anchorsOf(product).map(([anchor, title]) => (
            <a key={anchor} href={`#${anchor}`}>
              {title}
            </a>
          ))}
        </nav>
        <div className={layout.stack}>
          <DetailsSection product={product} />
          <InfoSection product={product} />
          <PricingSection product={product} />
          <MediaSection product={product} />
          <OptionsSection product={product} />
          <ChoiceMediaSection product={product} />
          <VariantsSection product={product} />
          <CollectionsSection product={product} />
          <SeoSection product={product} />
        </div>
      </div>
    </>
  )
}

/** Visibility of the product in the storefront, with a link to it. */
function Lead({ product: { visible, slug, lastUpdated } }: { product: Product }) {
  const page = `/p/${encodeURIComponent(slug)}`
  return (
    <span className={layout.row}>
      {visible ? (
        <a href={page}>See it in the shop</a>
      ) : (
        <>
          <Label tone="warning">Hidden</Label> {page} says that this product doesn’t exist.
        </>
      )}
      <span>Changed {dayOf(lastUpdated)}</span>
    </span>
  )
}

const anchorsOf = ({ options, media }: Product): readonly (readonly [string, string])[] => [
  ['details', 'Details'],
  ['info', 'Info sections'],
  ['pricing', 'Pricing'],
  ['media', 'Media'],
  ['options', 'Options'],
  ...(options.length > 0 && media.length > 0
    ? ([['choice-media', 'Media of choices']] as const)
    : []),
  ['variants', 'Variants'],
  ['collections', 'Collections'],
  ['seo', 'Search engines'],
]
