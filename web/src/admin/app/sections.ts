// The screens of the admin: title, path, required right.

import { type ComponentType, lazy } from 'react'
import type { Right } from '../__generated__/graphql.ts'
import * as appMessages from '../__generated__/messages/apps.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as healthMessages from '../__generated__/messages/health.ts'
import * as messages from '../__generated__/messages/shell.ts'
import * as vitalsMessages from '../__generated__/messages/vitals.ts'

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
    title: messages.overview,
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/overview/OverviewScreen.tsx')),
  },
  {
    path: '/products',
    title: commonMessages.products,
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/products/ProductsScreen.tsx')),
  },
  {
    path: '/products/new',
    title: commonMessages.newProduct,
    right: 'CATALOG_WRITE',
    isListed: false,
    Screen: load(() => import('../screens/product/NewProductScreen.tsx')),
  },
  {
    path: '/products/:id',
    title: commonMessages.product,
    right: 'CATALOG_READ',
    isListed: false,
    Screen: load(() => import('../screens/product/ProductScreen.tsx')),
  },
  {
    path: '/prices',
    title: commonMessages.prices,
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/prices/PricesScreen.tsx')),
  },
  {
    path: '/collections',
    title: commonMessages.collections,
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/collections/CollectionsScreen.tsx')),
  },
  {
    path: '/collections/:id',
    title: commonMessages.collection,
    right: 'CATALOG_READ',
    isListed: false,
    Screen: load(() => import('../screens/collections/CollectionScreen.tsx')),
  },
  {
    path: '/brands',
    title: commonMessages.brands,
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/brands/BrandsScreen.tsx')),
  },
  {
    path: '/members',
    title: commonMessages.members,
    right: 'MEMBERS_READ',
    isListed: true,
    Screen: load(() => import('../screens/members/MembersScreen.tsx')),
  },
  {
    path: '/members/:id',
    title: commonMessages.member,
    right: 'MEMBERS_READ',
    isListed: false,
    Screen: load(() => import('../screens/members/MemberScreen.tsx')),
  },
  {
    path: '/events',
    title: commonMessages.events,
    right: 'EVENTS_READ',
    isListed: true,
    Screen: load(() => import('../screens/events/EventsScreen.tsx')),
  },
  {
    path: '/jobs',
    title: commonMessages.jobs,
    right: 'CATALOG_READ',
    isListed: true,
    Screen: load(() => import('../screens/jobs/JobsScreen.tsx')),
  },
  {
    path: '/jobs/:id',
    title: messages.job,
    right: 'CATALOG_READ',
    isListed: false,
    Screen: load(() => import('../screens/jobs/JobScreen.tsx')),
  },
  {
    path: '/vitals',
    title: vitalsMessages.webVitals,
    right: 'VITALS_READ',
    isListed: true,
    Screen: load(() => import('../screens/vitals/VitalsScreen.tsx')),
  },
  {
    path: '/health',
    title: healthMessages.siteHealth,
    right: 'HEALTH_READ',
    isListed: true,
    Screen: load(() => import('../screens/health/HealthScreen.tsx')),
  },
  {
    path: '/apps',
    title: appMessages.appKeys,
    right: 'APPS_MANAGE',
    isListed: true,
    Screen: load(() => import('../screens/apps/AppsScreen.tsx')),
  },
  {
    path: '/audit',
    title: commonMessages.log,
    right: 'AUDIT_READ',
    isListed: true,
    Screen: load(() => import('../screens/audit/AuditScreen.tsx')),
  },
]
