import { Banner } from '../../ui/Banner.tsx'
import * as messages from '../__generated__/messages/jobs.ts'

/** Notice that a dry run was repeated because its products changed. */
export const Outdated = () => (
  <Banner tone="warning" title={messages.productsHaveChangedSince}>
    <p>{messages.outdatedHint}</p>
  </Banner>
)
