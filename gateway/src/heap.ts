// Settings of the JavaScript heap, which apply to the whole process.
import { setFlagsFromString } from 'node:v8'

/**
 * Turns off V8's pretenuring, which places objects in the old heap at once when earlier ones from the same line of code
 * stayed alive. The schema is parsed at start and stays; after it the parser's nodes of every document were placed there
 * too, and retained the document's text until the next full collection: 5,000 documents of 50 KB raised resident memory by
 * 142 MB, now by 2 (`npm run bench:hostile`). Call before the schema is parsed; calling it again changes nothing.
 * docs/security.md S60.
 */
export function keepDocumentsYoung(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
