// The appearances that each screen is judged in, and the widths that main screens are drawn in beside them.
import type { BrowserContextOptions } from '@playwright/test'
import { type LanguageCode, languages, localeOf, primaryLanguage } from '@vitrine/languages'

export type Appearance = {
  name: string
  language: LanguageCode
  size: 'desk' | 'phone' | 'width'
  /** Pixels of the sheet that its picture is wide. */
  drawnWidth: number
  context: BrowserContextOptions
}

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1440, height: 900 } },
} as const
const reducedMotion = 'reduce' as const
/** A third of a desk, two thirds of a phone. */
const drawnWidths = { desk: 520, phone: 258 } as const

/** Every language on a phone and a desk, in the light and in the dark. */
export const appearances: readonly Appearance[] = languages.flatMap(({ code, locale }) =>
  (['desk', 'phone'] as const).flatMap((size) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${size}-${colorScheme}-${code}`,
      language: code,
      size,
      drawnWidth: drawnWidths[size],
      context: { ...sizes[size], colorScheme, locale, reducedMotion },
    })),
  ),
)

/** A tablet upright and on its side, and a wide desk. They have one height on the sheet. */
const viewports = [
  { width: 768, height: 1024, drawnWidth: 330 },
  { width: 1024, height: 768, drawnWidth: 587 },
  { width: 1920, height: 1080, drawnWidth: 782 },
]

export const widths: readonly Appearance[] = viewports.map(({ width, height, drawnWidth }) => ({
  name: `width-${width}`,
  language: primaryLanguage,
  size: 'width',
  drawnWidth,
  context: {
    viewport: { width, height },
    colorScheme: 'light',
    locale: localeOf(primaryLanguage),
    reducedMotion,
  },
}))
