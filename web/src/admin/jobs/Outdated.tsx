import { Banner } from '../../ui/Banner.tsx'

/** Says that a dry run was answered anew, because what it was about changed. */
export const Outdated = () => (
  <Banner tone="warning" title="Products changed meanwhile">
    <p>Nothing was saved. This is what would come of it now: look at it once more.</p>
  </Banner>
)
