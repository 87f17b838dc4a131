// Requests the pictures of the first screens in advance: the embedded platform draws each picture at its first
// request, and a newcomer should not have to wait for them.

const screens = ['/', '/collections', '/c/all-products']

/** Returns the URLs of the pictures on a page in all their sizes, smaller ones first. */
function picturesOf(html: string, mediaOrigin: string): string[] {
  const addresses = [...html.matchAll(/https?:\/\/[^\s"]+\/v1\/fill\/[^\s"]+/g)]
    .map(([address]) => address.replaceAll('&amp;', '&'))
    .filter((address) => address.startsWith(mediaOrigin))
  const widthOf = (address: string) => Number(/w_(\d+)/.exec(address)?.[1] ?? 0)
  return [...new Set(addresses)]
    .filter((address) => widthOf(address) <= 700)
    .sort((a, b) => widthOf(a) - widthOf(b))
}

/** Newer browsers get AVIF. */
const asBrowsers = { accept: 'image/avif,image/webp,*/*' }

/** Requests them one after another, so that a visitor's own requests come first. Ends silently on errors. */
export async function warmPictures(
  shopUrl: string,
  mediaOrigin: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const screen of screens) {
      const page = await fetch(shopUrl + screen, { headers: { accept: 'text/html' }, signal })
      for (const address of picturesOf(await page.text(), mediaOrigin)) {
        await (await fetch(address, { headers: asBrowsers, signal })).arrayBuffer()
      }
    }
  } catch {
    // Stopped or unreachable: the pictures are drawn at their first request instead.
  }
}
