// Draws the pictures of one screen into one: desks in the light and the dark of each language above, phones below.
import type { Browser } from '@playwright/test'

type Shot = { name: string; png: Buffer }

/** Pixels of the sheet that a picture is wide: a third of a desk, two thirds of a phone. */
const widths = { desk: 520, phone: 258 } as const
const gap = 8
const quality = 0.62

/** Returns a WebP picture. `shots` are the desks first, four of each size. */
export async function contactSheet(browser: Browser, shots: readonly Shot[]): Promise<Buffer> {
  const page = await browser.newPage()
  const rows = [
    { width: widths.desk, of: shots.filter(({ name }) => name.startsWith('desk')).slice(0, 2) },
    { width: widths.desk, of: shots.filter(({ name }) => name.startsWith('desk')).slice(2) },
    { width: widths.phone, of: shots.filter(({ name }) => name.startsWith('phone')) },
  ]
  const urls = rows.map(({ width, of }) => ({
    width,
    urls: of.map(({ png }) => `data:image/png;base64,${png.toString('base64')}`),
  }))
  const url = await page.evaluate(
    async ({ drawn, space, at }) => {
      const load = async (src: string) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return image
      }
      const loaded = await Promise.all(
        drawn.map(async (row) => ({
          width: row.width,
          images: await Promise.all(row.urls.map(load)),
        })),
      )
      const heightOf = ({ width, images: [image] }: (typeof loaded)[number]) =>
        image ? Math.round((image.height * width) / image.width) : 0
      const sheet = document.createElement('canvas')
      const widest = loaded.map(({ width, images }) => images.length * (width + space) - space)
      sheet.width = Math.max(...widest)
      sheet.height = loaded.reduce((sum, row) => sum + heightOf(row) + space, -space)
      const brush = sheet.getContext('2d')
      let top = 0
      for (const row of loaded) {
        for (const [place, image] of row.images.entries()) {
          brush?.drawImage(image, place * (row.width + space), top, row.width, heightOf(row))
        }
        top += heightOf(row) + space
      }
      return sheet.toDataURL('image/webp', at)
    },
    { drawn: urls, space: gap, at: quality },
  )
  await page.close()
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
