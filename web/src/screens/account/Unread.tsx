import { Banner } from '../../ui/Banner.tsx'

/** The page is here, what it is about is not. */
export function Unread({ what }: { what: string }) {
  return (
    <Banner tone="danger" title={`We could not read ${what}`}>
      <p>Nothing is lost. Load the page again in a moment.</p>
    </Banner>
  )
}
