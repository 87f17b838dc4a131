// Gallery of all UI components in all states, for developers; excluded from search engines.
import { type ReactNode, useState } from 'react'
import { showToast } from '../../lib/toast.ts'
import { CardSkeletons } from '../../skeletons/ScreenSkeleton.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button, ButtonLink, type ButtonWeight } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { Grid } from '../../ui/Grid.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Price } from '../../ui/Price.tsx'
import { ProductCard } from '../../ui/ProductCard.tsx'
import { QuantityStepper } from '../../ui/QuantityStepper.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './GalleryScreen.module.css'

export const load = () => []
export const title = () => 'Gallery'

const weights: ButtonWeight[] = ['primary', 'secondary', 'quiet']
const longName =
  'A name that goes on for longer than anyone would call a mug, and then a little more'
const dots = ['#e8e0d0', '#6f7f57', '#b5674a', '#37527d', '#2b2b2b', '#d8b24a'].map(
  (color, index) => ({
    color,
    label: `Color ${index + 1}`,
  }),
)

export function Screen() {
  return (
    <div className="wrap">
      <PageHead title="Gallery" text="Each part of the shop, in each of its states." />
      <Part title="Buttons">
        <Buttons />
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Prices">
        <Price now="$28.00" />
        <Price now="$59.20" was="$74.00" />
        <Price now="$28.00" isFrom />
        <Price size="large" now="$18.00" was="$24.00" perUnit="$6.00 per 100 ml" />
      </Part>
      <Part title="Product cards">
        <Cards />
      </Part>
      <Part title="Messages">
        <Banner>Something worth knowing.</Banner>
        <Banner tone="success" title="Saved">
          Your note is saved with the cart.
        </Banner>
        <Banner tone="warning" title="Sold out in Moss – Large">
          Available in Moss – Small.
        </Banner>
        <Banner tone="danger">This is sold out.</Banner>
      </Part>
      <Part title="Ways around">
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Gallery' }]} />
        <Pagination current={6} count={12} hrefOf={(page) => `?page=${page}`} />
      </Part>
      <Part title="Nothing to show">
        {(['bookcase', 'lamp', 'basket', 'crate'] as const).map((drawing) => (
          <EmptyState key={drawing} drawing={drawing} title="Nothing here yet">
            <p>What to do about it.</p>
            <ButtonLink href="/">Do it</ButtonLink>
          </EmptyState>
        ))}
      </Part>
      <Part title="On its way">
        <CardSkeletons count={4} shape="grid" />
      </Part>
      <Part title="Over the page">
        <Overlays />
      </Part>
    </div>
  )
}

function Part({ title: name, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

function Buttons() {
  return weights.map((weight) => (
    <div key={weight} className={styles.row}>
      <Button weight={weight}>Add to cart</Button>
      <Button weight={weight} isBusy>
        Adding
      </Button>
      <Button weight={weight} disabled>
        Sold out
      </Button>
      <ButtonLink weight={weight} href="#main">
        A link
      </ButtonLink>
    </div>
  ))
}

function Fields() {
  const [count, setCount] = useState(1)
  return (
    <div className={styles.fields}>
      <Field label="Name" defaultValue="Mara" />
      <Field label="Engraving" hint="20 characters left" placeholder="A word or two" />
      <Field label="Code" defaultValue="SPRNG" error="That code isn’t valid. Check the spelling." />
      <Field label="Not now" defaultValue="Closed" disabled />
      <Select label="Sort by" options={[{ value: 'a', label: 'Newest' }]} />
      <QuantityStepper label="Quantity" value={count} max={5} onChange={setCount} />
    </div>
  )
}

function Cards() {
  const card = { href: '#main', image: null, price: '$28.00', brand: 'Saltmarsh Pottery' }
  return (
    <Grid>
      <li>
        <ProductCard {...card} name="Plain" />
      </li>
      <li>
        <ProductCard {...card} name="With a ribbon" ribbon="New" was="$34.00" dots={dots} />
      </li>
      <li>
        <ProductCard {...card} name="Sold out" isSoldOut dots={dots.slice(0, 3)} />
      </li>
      <li>
        <ProductCard {...card} name={longName} brand={longName} isFrom ribbon="Made to order" />
      </li>
    </Grid>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'center' | 'side' | 'sheet' | null>(null)
  return (
    <div className={styles.row}>
      {(['center', 'side', 'sheet'] as const).map((place) => (
        <Button key={place} onClick={() => setOpen(place)}>
          Dialog: {place}
        </Button>
      ))}
      <Button
        onClick={() =>
          void showToast({ text: 'Removed Morning Mug', action: { label: 'Undo', onClick() {} } })
        }
      >
        Toast
      </Button>
      <Dialog
        title="A dialog"
        place={open ?? 'center'}
        isOpen={open !== null}
        onClose={() => setOpen(null)}
      >
        <p>It keeps the focus and gives it back.</p>
      </Dialog>
    </div>
  )
}
