// The embedded platform draws its pictures when they are first asked for. Asking for those of the first
// screens before anybody does saves a newcomer from watching them appear.

const screens = ['/', '/collections', '/c/all-products']

/** Addresses of the AVIF pictures on a page, the smaller sizes first. */
function picturesOf(html: string, mediaOrigin: string): string[] {
  const addresses = [
    ...html.matchAll(/(https?:\/\/[^\s",]+\.avif|https?:\/\/[^\s"]+enc_avif[^\s",]*)/g),
  ]
    .map(([address]) => address.replaceAll('&amp;', '&'))
    .filter((address) => address.startsWith(mediaOrigin))
  const widthOf = (address: string) => Number(/w_(\d+)/.exec(address)?.[1] ?? 0)
  return [...new Set(addresses)]
    .filter((address) => widthOf(address) <= 700)
    .sort((a, b) => widthOf(a) - widthOf(b))
}

/** One after another, so that a person's own requests come first. Ends quietly when it cannot go on. */
export async function warmPictures(
  shopUrl: string,
  mediaOrigin: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const screen of screens) {
      const page = await fetch(shopUrl + screen, { headers: { accept: 'text/html' }, signal })
      for (const address of picturesOf(await page.text(), mediaOrigin)) {
        await (await fetch(address, { signal })).arrayBuffer()
      }
    }
  } catch {
    // Stopped, or nobody there: then the pictures are drawn when somebody asks.
  }
}
