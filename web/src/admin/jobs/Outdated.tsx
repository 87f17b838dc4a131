import { Banner } from '../../ui/Banner.tsx'

/** Notice that a dry run was repeated because its products changed. */
export const Outdated = () => (
  <Banner tone="warning" title="Products have changed since">
    <p>Nothing was saved. This is what would come of it now: look at it once more.</p>
  </Banner>
)
