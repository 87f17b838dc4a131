import * as messages from '../__generated__/messages/common.ts'
import { Button } from './Button.tsx'

/** Prints the page; without JavaScript only the browser's menu does. */
export const PrintButton = () => (
  <p className="needs-js">
    <Button onClick={() => print()}>{messages.print}</Button>
  </p>
)
