// The window of all that is compressed with Brotli here.
import { constants } from 'node:zlib'

/**
 * 128 KB, about the size of a page: the encoder has buffers of twice the window outside of the heap, and with the default of 4 MB
 * they made the collector mark the whole heap every few pages (docs/decisions/068-small-brotli-windows.md).
 */
export const smallWindow = { [constants.BROTLI_PARAM_LGWIN]: 17 }
