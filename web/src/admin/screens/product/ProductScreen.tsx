import { useQuery } from 'urql'
import { Link, useParams } from 'wouter'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { unmask } from '../../__generated__/fragment-masking.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { dayOf } from '../../lib/dates.ts'
import { Label } from '../../ui/Label.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { NoAnswer } from '../../ui/NoAnswer.tsx'
import { Row } from '../../ui/Row.tsx'
import { ScreenHead } from '../../ui/ScreenHead.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { ChoiceMediaSection } from './ChoiceMediaSection.tsx'
import { CollectionsSection } from './CollectionsSection.tsx'
import { DeleteProduct } from './DeleteProduct.tsx'
import { DetailsSection } from './DetailsSection.tsx'
import { EditedProduct_product, productDocument } from './documents.ts'
import { InfoSection } from './InfoSection.tsx'
import { MediaSection } from './MediaSection.tsx'
import { OptionsSection } from './OptionsSection.tsx'
import { PricingSection } from './PricingSection.tsx'
import { ProductChanged } from './ProductChanged.tsx'
import styles from './ProductScreen.module.css'
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
  const product = unmask(EditedProduct_product, data.managedProduct)
  if (product) return <Editor key={product.id} product={product} />
  return (
    <EmptyState drawing="lamp" title={messages.productNotFound} headingLevel={1}>
      <Link href="/products">{messages.toAllProducts}</Link>
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
        <nav className={styles.anchors} aria-label={messages.partsOfProduct}>
          {anchorsOf(product).map(([anchor, title]) => (
            <a key={anchor} href={`#${anchor}`}>
              {title}
            </a>
          ))}
        </nav>
        <Stack>
          <DetailsSection product={product} />
          <InfoSection product={product} />
          <PricingSection product={product} />
          <MediaSection product={product} />
          <OptionsSection product={product} />
          <ChoiceMediaSection product={product} />
          <VariantsSection product={product} />
          <CollectionsSection product={product} />
          <SeoSection product={product} />
        </Stack>
      </div>
    </>
  )
}

/** Visibility of the product in the storefront, with a link to it. */
function Lead({ product: { visible, slug, updatedAt } }: { product: Product }) {
  const page = `/p/${encodeURIComponent(slug)}`
  return (
    <Row>
      {visible ? (
        <a href={page}>{messages.seeItInShop}</a>
      ) : (
        <>
          <Label tone="warning">{commonMessages.hidden}</Label>
          {messages.pageIsHidden({ page })}
        </>
      )}
      <span>{messages.changed({ updatedAt: dayOf(updatedAt) })}</span>
    </Row>
  )
}

const anchorsOf = ({ options, media }: Product): readonly (readonly [string, string])[] => [
  ['details', commonMessages.details],
  ['info', messages.infoSections],
  ['pricing', messages.pricing],
  ['media', messages.media],
  ['options', messages.options],
  ...(options.length > 0 && media.length > 0
    ? ([['choice-media', messages.mediaOfChoices]] as const)
    : []),
  ['variants', messages.variants],
  ['collections', commonMessages.collections],
  ['seo', messages.searchEngines],
]
