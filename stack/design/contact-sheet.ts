// Draws the pictures of one screen into one, in rows.
import type { Browser } from '@playwright/test'

/** A picture, and how wide the sheet shows it. */
export type Shot = { png: Buffer; width: number }

const gap = 8
const quality = 0.62

/** Returns a WebP picture. */
export async function contactSheet(
  browser: Browser,
  rows: readonly (readonly Shot[])[],
): Promise<Buffer> {
  const page = await browser.newPage()
  const drawn = rows.map((row) =>
    row.map(({ png, width }) => ({
      width,
      src: `data:image/png;base64,${png.toString('base64')}`,
    })),
  )
  const url = await page.evaluate(
    async ({ given, space, at }) => {
      const load = async ({ src, width }: { src: string; width: number }) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return { image, width, height: Math.round((image.height * width) / image.width) }
      }
      const loaded = await Promise.all(given.map((row) => Promise.all(row.map(load))))
      const widthOf = (row: { width: number }[]) =>
        row.reduce((sum, { width }) => sum + width + space, -space)
      const heightOf = (row: { height: number }[]) => Math.max(...row.map(({ height }) => height))
      const sheet = document.createElement('canvas')
      sheet.width = Math.max(...loaded.map(widthOf))
      sheet.height = loaded.reduce((sum, row) => sum + heightOf(row) + space, -space)
      const brush = sheet.getContext('2d')
      let top = 0
      for (const row of loaded) {
        let left = 0
        for (const { image, width, height } of row) {
          brush?.drawImage(image, left, top, width, height)
          left += width + space
        }
        top += heightOf(row) + space
      }
      return sheet.toDataURL('image/webp', at)
    },
    { given: drawn, space: gap, at: quality },
  )
  await page.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
