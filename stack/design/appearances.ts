// The appearances that each screen is judged in.
import type { BrowserContextOptions } from '@playwright/test'
import { type LanguageCode, languages } from '@vitrine/languages'

export type Appearance = {
  name: string
  language: LanguageCode
  context: BrowserContextOptions
}

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1440, height: 900 } },
} as const

/** Every language on a phone and a desk, in the light and in the dark. */
export const appearances: readonly Appearance[] = languages.flatMap(({ code, locale }) =>
  (['desk', 'phone'] as const).flatMap((size) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${size}-${colorScheme}-${code}`,
      language: code,
      context: { ...sizes[size], colorScheme, locale, reducedMotion: 'reduce' as const },
    })),
  ),
)
