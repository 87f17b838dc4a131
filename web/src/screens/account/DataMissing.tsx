import { Banner } from '../../ui/Banner.tsx'

/** Shown when the page loaded but its main data did not. */
export function DataMissing({ what }: { what: string }) {
  return (
    <Banner tone="danger" title={`We couldn’t load ${what}`}>
      <p>Nothing is lost. Reload the page in a moment.</p>
    </Banner>
  )
}
