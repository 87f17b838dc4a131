import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as messages from '../../../__generated__/messages/listing.ts'
import { addToCart } from '../../../lib/cart-signal.ts'
import { paths } from '../../../lib/paths.ts'
import type { QuickProduct } from '../../../product-card/QuickAddButton.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { BuyProblemEntry } from '../product/buy-problems.ts'
import styles from './QuickAdd.module.css'
import { QuickChoices } from './QuickChoices.tsx'
import type { QuickPartProps } from './quick-part-props.ts'

const loadParts = async () => (await import('../product/ProductScreen.tsx')).parts

const Choices = lazy(async () => {
  const parts = await loadParts()
  return { default: (props: QuickPartProps) => <QuickChoices {...props} parts={parts} /> }
})
const Problem = lazy(async () => ({ default: (await loadParts()).BuyProblem }))

/** Address of the product with the choices that the list is filtered by. */
const pageOf = ({ slug, search }: QuickProduct) => paths.product(slug) + search

/** Opens the choices of a card; without any, adds the product at once and opens only to say why it was refused. */
export function QuickAdd({ product }: Pick<QuickPartProps, 'product'>) {
  const hasOptions = product.options.length > 0
  const [isOpen, setOpen] = useState(hasOptions)
  const [opener] = useState(() => document.activeElement)
  const change = (next: boolean) => {
    if (next) setOpen(true)
    if (next || !isOpen) return
    // The card has the focus again before the drawer takes it, which returns it there.
    flushSync(() => setOpen(false))
    if (opener instanceof HTMLElement) opener.focus()
  }
  const leave = () => window.location.assign(pageOf(product))
  const Part = hasOptions ? Choices : QuickPlain
  return <Part product={product} isOpen={isOpen} onOpen={change} onUnsent={leave} />
}

function QuickPlain({ product, isOpen, onOpen, onUnsent }: QuickPartProps) {
  const [problems, setProblems] = useState<BuyProblemEntry[]>([])
  const add = async () => {
    onOpen(false)
    try {
      const { problems: refusals } = await addToCart(lineOf(product))
      const { entriesOf } = await import('../product/buy-refusals.ts')
      const entries = await entriesOf(refusals)
      setProblems(entries)
      if (entries.some(({ tone }) => tone === 'danger')) onOpen(true)
    } catch {
      onUnsent()
    }
  }
  const wasSent = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each click
  useEffect(() => {
    if (wasSent.current) return
    wasSent.current = true
    void add()
  }, [])
  return (
    <Dialog title={product.name} place="sheet" isOpen={isOpen} onClose={() => onOpen(false)}>
      <form className={styles.form} action={add}>
        <Suspense>{problems.length > 0 && <Problem problems={problems} />}</Suspense>
        <ButtonLink href={pageOf(product)} isWide>
          {messages.seeProduct}
        </ButtonLink>
      </form>
    </Dialog>
  )
}

const lineOf = ({ id, name, price, image }: QuickProduct) => ({
  productId: id,
  choices: [],
  customTexts: [],
  quantity: 1,
  preview: { name, price: price.display, imageUrl: image?.url ?? null },
})
