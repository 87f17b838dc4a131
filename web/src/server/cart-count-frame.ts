// Where a page shows the number at the cart without JavaScript. docs/decisions/056-cart-count-without-javascript.md
import * as messages from '../__generated__/messages/common.ts'
import { paths } from '../lib/paths.ts'

/** The frame, beside what the browser renders: its code has nothing of it. Browsers with JavaScript do not parse it. */
export const cartCountFrame = () =>
  `<noscript><iframe src="${paths.cart}/count" title="${messages.cart}" tabindex="-1" class="cart-count"></iframe></noscript>`
