import { lazy, Suspense } from 'react'
import { loading } from '../lib/screen.ts'
import { printedDocument, printedVariables } from './printed-document.ts'

const load = async () => ({ default: (await import('./PrintedParts.tsx')).PrintedParts })
const Parts = import.meta.env.SSR ? (await load()).default : lazy(load)

/** The foot of a printed page. One element: an update of the screen does not reach it before its code does. */
export const printedFoot = (
  <Suspense>
    <Parts />
  </Suspense>
)

/** For the `loadNext` of a screen with a foot. The server alone waits for what only paper shows. */
export const loadPrinted = () =>
  import.meta.env.SSR ? [loading(printedDocument, printedVariables)] : []
