// The screens of the admin: title, path, required right.
import { type ComponentType, lazy } from 'react'
import type { Right } from '../__generated__/graphql.ts'

export type Section = {
  path: string
  title: string
  right: Right
  /** Listed in the navigation; other screens are reached from these. */
  isListed: boolean
  Screen: ComponentType
}

const load = (module: () => Promise<{ Screen: ComponentType }>) =>
  lazy(async () => ({ default: (await module()).Screen }))

export const sections: readonly Section[] = [
  {
    path: '/',
    title: 'Overview',
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/overview/OverviewScreen.tsx')),
  },
  {
    path: '/products',
    title: 'Products',
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/products/ProductsScreen.tsx')),
  },
  {
    path: '/products/new',
    title: 'New product',
    right: 'CATALOG_WRITE',
    isListed: false,
    Screen: load(() => import('../screens/product/NewProductScreen.tsx')),
  },
  {
    path: '/products/:id',
    title: 'Product',
    right: 'CATALOG_READ',
    isListed: false,
    Screen: load(() => import('../screens/product/ProductScreen.tsx')),
  },
  {
    path: '/prices',
    title: 'Prices',
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/prices/PricesScreen.tsx')),
  },
  {
    path: '/collections',
    title: 'Collections',
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/collections/CollectionsScreen.tsx')),
  },
  {
    path: '/collections/:id',
    title: 'Collection',
    right: 'CATALOG_READ',
    isListed: false,
    Screen: load(() => import('../screens/collections/CollectionScreen.tsx')),
  },
  {
    path: '/brands',
    title: 'Brands',
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/brands/BrandsScreen.tsx')),
  },
  {
    path: '/members',
    title: 'Members',
    right: 'MEMBERS_READ',
    isListed: true,
    Screen: load(() => import('../screens/members/MembersScreen.tsx')),
  },
  {
    path: '/members/:id',
    title: 'Member',
    right: 'MEMBERS_READ',
    isListed: false,
    Screen: load(() => import('../screens/members/MemberScreen.tsx')),
  },
  {
    path: '/events',
    title: 'Events',
    right: 'EVENTS_READ',
    isListed: true,
    Screen: load(() => import('../screens/events/EventsScreen.tsx')),
  },
  {
    path: '/jobs',
    title: 'Jobs',
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/jobs/JobsScreen.tsx')),
  },
  {
    path: '/jobs/:id',
    title: 'Job',
    right: 'CATALOG_READ',
    isListed: false,
    Screen: load(() => import('../screens/jobs/JobScreen.tsx')),
  },
  {
    path: '/audit',
    title: 'Log',
    right: 'AUDIT_READ',
    isListed: true,
    Screen: load(() => import('../screens/audit/AuditScreen.tsx')),
  },
]
