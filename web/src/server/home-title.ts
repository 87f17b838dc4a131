import * as messages from '../__generated__/messages/shell.ts'
import type { ShopFacts } from '../app/shell/footer-document.ts'

/** Returns the title of the home page: the name of the shop, and its headline where the merchant has written one. */
export const homeTitle = ({ name, texts: { headline } }: Pick<ShopFacts, 'name' | 'texts'>) =>
  headline ? messages.homeTitle({ name, headline }) : name
