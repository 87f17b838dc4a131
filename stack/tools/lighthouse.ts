import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const minimum = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const
const categories = Object.keys(minimum) as (keyof typeof minimum)[]

/** Returns a sentence for each score of a page on a phone that is too low. */
export async function runLighthouse(shopUrl: string, paths: readonly string[]): Promise<string[]> {
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  })
  const faults: string[] = []
  try {
    for (const path of paths) {
      // The first visit makes the platform draw the pictures; the second one is measured.
      await lighthouse(`${shopUrl}${path}`, { port: chrome.port, onlyCategories: ['seo'] })
      const result = await lighthouse(`${shopUrl}${path}`, {
        port: chrome.port,
        onlyCategories: [...categories],
      })
      const scores = categories.map(
        (name) => [name, result?.lhr.categories[name]?.score ?? 0] as const,
      )
      console.log(
        `${path.padEnd(34)} ${scores.map(([name, score]) => `${name} ${Math.round(score * 100)}`).join('  ')}`,
      )
      for (const [name, score] of scores) {
        if (score < minimum[name])
          faults.push(
            `${path}: Lighthouse ${name} ${Math.round(score * 100)}, at least ${minimum[name] * 100}`,
          )
      }
    }
  } finally {
    chrome.kill()
  }
  return faults
}
