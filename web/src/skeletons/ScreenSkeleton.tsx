import { type ComponentType, useLayoutEffect } from 'react'
import * as messages from '../__generated__/messages/ui.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Account, Cart, Form, Member, Members } from './member-skeletons.tsx'
import styles from './Skeletons.module.css'
import { Brand, Brands, Collections, Home, List, Page, Product } from './shop-skeletons.tsx'
import { type SkeletonKind, skeletonOf } from './skeleton-kinds.ts'
import { Cards, Crumbs, Head } from './skeleton-parts.tsx'

/** For the gallery, in the chunk of the skeletons. */
export const CardSkeletons = Cards

const Plain = () => (
  <div className="wrap">
    <Crumbs />
    <Head />
  </div>
)

const skeletons: Record<SkeletonKind, ComponentType> = {
  home: Home,
  collections: Collections,
  list: List,
  brands: Brands,
  brand: Brand,
  product: Product,
  page: Page,
  cart: Cart,
  account: Account,
  form: Form,
  members: Members,
  member: Member,
  plain: Plain,
}

/** Placeholder for a whole screen in its layout, from its top: the window would show the footer of a shorter one. */
export function ScreenSkeleton({ pattern }: { pattern: string }) {
  useLayoutEffect(() => {
    // Newer browsers return a promise, which is no cleanup.
    void scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  const Skeleton = skeletons[skeletonOf(pattern)]
  return (
    <div className={styles.root} role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div aria-hidden="true">
        <Skeleton />
      </div>
    </div>
  )
}
