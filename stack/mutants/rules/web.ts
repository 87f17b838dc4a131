// Rules of screens, of the admin, and of what a browser shows.
import type { RuleMutant } from '../mutant.ts'

const screens = 'web/src/screens/screens.ts'
const tokens = 'theme/tokens.css'

export const webRules: readonly RuleMutant[] = [
  {
    rule: 'A visitor on a member screen is redirected',
    without: 'a visitor stays on a member screen',
    file: 'web/src/app/redirect.ts',
    from: "route.audience === 'member' && loads.some(",
    to: "route.audience === 'member' && loads.every(",
  },
  {
    rule: 'A visitor on a member screen is redirected',
    without: 'a member screen selects no viewer',
    file: screens,
    from: "memberScreen('/account/delete', () => import('./account/DeleteScreen.tsx'))",
    to: "memberScreen('/account/delete', () => import('./shop/brands/BrandsScreen.tsx'))",
    check: 'types',
  },
  {
    rule: 'Every screen has one line in the registry',
    without: 'a screen has no line',
    file: screens,
    from: "  screen('/recover/reset', 'private', () => import('./sign-in/ResetScreen.tsx'), { changesSession: true }),\n",
    to: '',
  },
  {
    rule: 'Every screen has one line in the registry',
    without: 'a line leads to the screen of another one',
    file: screens,
    from: "import('./sign-in/ResetScreen.tsx')",
    to: "import('./sign-in/RecoverScreen.tsx')",
  },
  {
    rule: 'Every mutation of the admin is sent by one function',
    without: 'a mutation with problems is done',
    file: 'web/src/admin/lib/send-change.ts',
    from: 'isDone: problems.length === 0, data, problems',
    to: 'isDone: true, data, problems: [...problems]',
  },
  {
    rule: 'Every mutation of the admin is sent by one function',
    without: 'an unexpected error has no request id',
    file: 'web/src/admin/lib/send-change.ts',
    from: 'return { code, message: first.message, requestId }',
    to: 'return { code, message: first.message, requestId: requestId && null }',
  },
  {
    rule: 'Text tokens have a contrast of 4.5',
    without: 'quiet text is pale in the light theme',
    file: tokens,
    from: '--muted: light-dark(oklch(42% 0.018 65),',
    to: '--muted: light-dark(oklch(62% 0.018 65),',
  },
  {
    rule: 'Text tokens have a contrast of 4.5',
    without: 'quiet text is dark in the dark theme',
    file: tokens,
    from: ', oklch(77% 0.016 80));',
    to: ', oklch(52% 0.016 80));',
  },
  {
    rule: 'JavaScript of the first load',
    without: 'the code of subscriptions is in the first load',
    file: 'web/src/lib/live-signal.ts',
    from: "export const loadLive = () => import('../live/shop.ts')\n",
    to: "import * as live from '../live/shop.ts'\n\nexport const loadLive = async () => live\n",
    check: 'budgets',
  },
  {
    rule: 'axe finds no violation',
    without: 'the button of the menu has no name',
    file: 'web/src/app/shell/Header.tsx',
    from: '          aria-label={messages.menu}\n',
    to: '',
    check: 'journey',
  },
  {
    rule: 'A tab in the background has no stream',
    without: 'a hidden tab keeps its stream',
    file: 'web/src/live/shop.ts',
    from: "if (this.#isAway || document.visibilityState === 'hidden') return this.#close()",
    to: 'if (this.#isAway) return this.#close()',
  },
  {
    rule: 'A tab in the background has no stream',
    without: 'a hidden tab of the admin has a stream',
    file: 'web/src/admin/live/event-stream.ts',
    from: "listeners.size > 0 && document.visibilityState === 'visible'",
    to: 'listeners.size > 0',
  },
  {
    rule: 'Input before hydration takes effect',
    without: 'text typed before hydration has no effect',
    file: 'web/src/lib/replay-input.ts',
    from: '  } else if (/text|search|number/.test(field.type)) {',
    to: '  } else if (/search|number/.test(field.type)) {',
    check: 'journey',
  },
  {
    rule: 'Input before hydration takes effect',
    without: 'a part that is hydrated later is removed and comes back',
    file: 'web/src/lib/lazy-hydrated.tsx',
    from: 'return isThere ? now : first',
    to: 'return isThere ? now : null',
    check: 'journey',
  },
]
