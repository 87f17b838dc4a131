import { type ReactNode, useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { unmask } from '../../../__generated__/fragment-masking.ts'
import type { QuickAddQuery } from '../../../__generated__/graphql.ts'
import * as commonMessages from '../../../__generated__/messages/common.ts'
import * as listingMessages from '../../../__generated__/messages/listing.ts'
import * as offlineMessages from '../../../__generated__/messages/offline.ts'
import * as messages from '../../../__generated__/messages/product.ts'
import { shownPicture } from '../../../cart/shown-picture.ts'
import { isLow } from '../../../lib/low-stock.ts'
import { paths } from '../../../lib/paths.ts'
import { selectionSearch } from '../../../lib/product-choices.ts'
import { useIsOnline } from '../../../offline/use-is-online.ts'
import { whenOnline } from '../../../offline/when-online.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Price } from '../../../ui/Price.tsx'
import type { parts } from '../product/ProductScreen.tsx'
import styles from './QuickAdd.module.css'
import { quickAddDocument } from './quick-add-document.ts'
import type { QuickPartProps } from './quick-part-props.ts'

type Product = NonNullable<QuickAddQuery['product']>

type QuickChoicesProps = QuickPartProps & { parts: typeof parts }

/** The choices of a card in a sheet, with the parts and the code of the product page. */
export function QuickChoices(props: QuickChoicesProps) {
  const [attempt, setAttempt] = useState(0)
  return (
    <ChoicesOnce
      {...props}
      key={attempt}
      attempt={attempt}
      onAgain={() => setAttempt(attempt + 1)}
    />
  )
}

/** A connection is reported before the first requests succeed: the next attempt follows later each time. */
const [maxAttempts, pauseMs] = [5, 400] as const

/** Requests the choices; those that did not come for lack of a connection once more with it. */
function ChoicesOnce(props: QuickChoicesProps & { attempt: number; onAgain: () => void }) {
  const { product, onUnsent, attempt, onAgain } = props
  const [isOnline] = useState(() => navigator.onLine)
  const [{ data, error, stale }] = useQuery({
    query: quickAddDocument,
    variables: { slug: product.slug },
    // Offline the choices that this page has seen are as good as any.
    requestPolicy: isOnline ? 'cache-and-network' : 'cache-first',
  })
  // A stale error is that of the attempt before, which urql repeats while this one is in flight.
  const failure = isOnline && !stale ? error : undefined
  const isLost = Boolean(failure?.networkError) && attempt > 0 && attempt < maxAttempts
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    const timer = isLost && setTimeout(onAgain, pauseMs * attempt)
    return () => clearTimeout(timer || undefined)
  }, [isLost])
  // Offline the list stays: it is worth more than a page that is not on the device.
  const isMissing = !isLost && (failure !== undefined || (isOnline && data?.product === null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the product page says what is wrong, once
  useEffect(() => {
    if (isMissing) onUnsent()
  }, [isMissing])
  const isWaiting = !isOnline && !data?.product
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => (isWaiting ? whenOnline(onAgain) : undefined), [isWaiting])
  if (data?.product) return <ChoicesForm {...props} found={data.product} />
  return (
    <QuickSheet {...props}>
      <div className={styles.form} role="status">
        <p className={styles.waiting}>
          {isOnline ? messages.loadingChoices : offlineMessages.choicesNeedConnection}
        </p>
        {!isOnline && (
          <ButtonLink href={paths.product(product.slug) + product.search} data-reload="" isWide>
            {listingMessages.seeProduct}
          </ButtonLink>
        )}
      </div>
    </QuickSheet>
  )
}

function QuickSheet({
  product,
  isOpen,
  onOpen,
  children,
}: QuickChoicesProps & { children: ReactNode }) {
  return (
    <Dialog title={product.name} place="sheet" isOpen={isOpen} onClose={() => onOpen(false)}>
      {children}
    </Dialog>
  )
}

function ChoicesForm(props: QuickChoicesProps & { found: Product }) {
  const { found, product, onOpen, onUnsent } = props
  const { BuyProblem, OptionGroups, useAdd, useRefusal, ...parts } = props.parts
  const choices = unmask(parts.ProductChoices_product, found)
  const price = unmask(parts.ProductPrice_product, found)
  const [selection, setSelection] = useState(() =>
    parts.selectionOf(choices, new URLSearchParams(product.search)),
  )
  const { onRefused, correct } = useRefusal(choices, selection)
  const offer = correct(parts.offerOf({ choices, price, selection, availability: null }))
  const { problems, isBusy, onSubmit } = useAdd({
    product: found,
    choices,
    selection,
    offer,
    search: noSearch,
    onRefused,
    onSend: () => onOpen(false),
    onUnsent,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (problems.some(({ tone }) => tone === 'danger')) onOpen(true)
  }, [problems])
  return (
    <QuickSheet {...props}>
      <form className={styles.form} onSubmit={onSubmit}>
        <ChoicePicture
          url={parts.choicePictureOf(choices, selection)}
          ofCard={product.image?.url}
        />
        <div className={styles.fields}>
          <div aria-live="polite">
            <Price
              size="large"
              now={offer.price.display}
              was={offer.compareAtPrice?.display ?? null}
            />
            <p className={styles.stock}>
              {!offer.isSellable
                ? commonMessages.soldOut
                : isLow(offer.left)
                  ? messages.onlyLeft({ left: offer.left })
                  : commonMessages.inStock}
            </p>
          </div>
          <BuyProblem problems={problems} />
          <OptionGroups
            choices={choices}
            selection={selection}
            availability={null}
            onChoose={setSelection}
          />
          <Button
            type="submit"
            weight="primary"
            isWide
            isBusy={isBusy}
            disabled={!offer.isSellable}
          >
            {offer.isSellable ? messages.addToCart : commonMessages.soldOut}
          </Button>
          <ButtonLink
            weight="quiet"
            href={paths.product(found.slug) + selectionSearch(choices.options, selection)}
          >
            {messages.allDetails}
          </ButtonLink>
        </div>
      </form>
    </QuickSheet>
  )
}

/** Pictures of choices that this page has loaded, in the size that the browser chose. */
const loaded = new Map<string, string>()

/** The picture of the choices; offline, where it was not loaded before, that of the card, which is there. */
function ChoicePicture({ url, ofCard }: { url: string | null; ofCard: string | undefined }) {
  const isOnline = useIsOnline()
  const picture = url ?? ofCard
  const onDevice = isOnline
    ? undefined
    : (loaded.get(picture ?? '') ?? (ofCard && shownPicture(ofCard)))
  if (!picture) return null
  return (
    <div
      className={styles.picture}
      onLoadCapture={({ target }) =>
        isOnline && loaded.set(picture, (target as HTMLImageElement).currentSrc)
      }
    >
      <Picture
        image={{ url: onDevice ?? picture, alt: '' }}
        // Never beyond the size in the address: offline, only that one is on the device.
        widths={onDevice ? [4000] : [240, 480]}
        sizes="14rem"
        isDecoration
      />
    </div>
  )
}

const noSearch = new URLSearchParams()
