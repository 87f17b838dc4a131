// Judged survivors of the browser's code.

const isLoading = 'loads a chunk, which journeys cover'
const isStatic = 'runs when the module is loaded, before a mutant is switched on; tests cover it'
const isHook = 'a hook with effects, which journeys cover'
const isForTypes = 'satisfies the compiler; the value is always there, or handled alike'

export const judgedInWeb = [
  { file: 'web/src/cart/blocking.ts', line: 'cart?.lines', reason: isForTypes },
  {
    file: 'web/src/cart/cart-engine.ts',
    line: '!slot.inFlight && !slot.error && slot.dueAt > now',
    reason: 'what was sent was due before, and what is due has been sent',
  },
  {
    file: 'web/src/cart/cart-engine.ts',
    line: 'next - now)',
    to: ['next + now'],
    reason: 'a delay beyond the limit of timers is none, and an earlier look sends nothing earlier',
  },
  {
    file: 'web/src/cart/cart-engine.ts',
    line: "if (intent.kind !== 'add') return",
    reason: 'no other kind of change equals a lost add, and no form waits for one',
  },
  {
    file: 'web/src/cart/cart-engine.ts',
    line: "if (intent.kind !== 'quantity' && intent.kind !== 'remove') return null",
    to: ['false'],
    reason: 'no line has the id of a change without one',
  },
  { file: 'web/src/cart/cart-engine.ts', line: 'return cart?.lines', reason: isForTypes },
  {
    file: 'web/src/cart/cart-engine.ts',
    line: '#lostAdds: {',
    reason: 'the replacement is no add, and equals none',
  },
  {
    file: 'web/src/cart/engine-types.ts',
    line: '[],',
    reason: 'the first cart that is adopted replaces it; the replacement is no slot',
  },
  {
    file: 'web/src/cart/cart-intents.ts',
    line: 'one === other',
    reason: 'the same intent also has the same text',
  },
  {
    file: 'web/src/cart/cart-view.ts',
    line: 'add.slot.order >',
    to: ['add.slot.order >='],
    reason: 'no two intents have the same number',
  },
  {
    file: 'web/src/cart/cart-view.ts',
    line: '.toLowerCase()',
    reason: 'either case makes the choices comparable',
  },
  {
    file: 'web/src/cart/engine-core.ts',
    line: "intent.kind === 'remove' ? line === undefined",
    reason: 'the quantity of a removal is undefined, as is that of a line that is gone',
  },
  {
    file: 'web/src/cart/engine-queue.ts',
    line: 'other === slot',
    to: ['false'],
    reason: 'a waiting slot is neither in flight nor before itself',
  },
  {
    file: 'web/src/cart/engine-queue.ts',
    line: 'other.order < slot.order',
    to: ['other.order <='],
    reason: 'no two intents have the same number',
  },
  {
    file: 'web/src/cart/delivery.ts',
    line: 'address?.country',
    reason: 'what it throws is caught',
  },
  {
    file: 'web/src/cart/first-write-lock.ts',
    line: '} catch {',
    reason: 'no hint is as good as false',
  },
  {
    file: 'web/src/cart/first-write-lock.ts',
    line: "setItem(key, '1')",
    reason: 'any value is a hint',
  },
  { file: 'web/src/cart/first-write-lock.ts', line: 'globalThis.navigator?', reason: isForTypes },
  {
    file: 'web/src/cart/problems-from-url.ts',
    line: "search.get('left')",
    reason: 'no number has the replacement for its digits either',
  },
  {
    file: 'web/src/forms/form-lines.ts',
    line: '.exec(name) ?? []',
    to: ['["Stryker was here"]'],
    reason: 'the first entry of a match is not read',
  },
  {
    file: 'web/src/lib/account-paths.ts',
    line: "host === 'shop.invalid'",
    to: ['true'],
    reason: 'a second guard: the patterns before it leave no address of another host',
  },
  {
    file: 'web/src/lib/cart-signal.ts',
    line: 'export async function addToCart',
    reason: isLoading,
  },
  { file: 'web/src/lib/cart-signal.ts', line: 'export const loadDrawer', reason: isLoading },
  { file: 'web/src/lib/cart-signal.ts', line: 'channel?.', reason: isForTypes },
  {
    file: 'web/src/lib/document.ts',
    line: 'const source =',
    reason: 'urql reads the body of a source and neither its name nor its offset',
  },
  {
    file: 'web/src/lib/document.ts',
    line: 'this.#at >= this.#tokens.length',
    reason: 'a text that ends before reads one token more and is refused alike',
  },
  { file: 'web/src/lib/document.ts', line: 'this.#tokens[this.#at++]', reason: isForTypes },
  {
    file: 'web/src/lib/listing-state.ts',
    line: "?? ''",
    reason: 'no sort and no type has the replacement for its key either',
  },
  {
    file: 'web/src/lib/listing-state.ts',
    line: 'const isSort',
    to: ['false'],
    reason: 'a search without a valid sort is sorted by the best match too',
  },
  { file: 'web/src/lib/match-path.ts', line: "given[index] ?? ''", reason: isForTypes },
  {
    file: 'web/src/lib/match-path.ts',
    line: '} catch {',
    reason: 'undefined is refused as null is',
  },
  { file: 'web/src/lib/pagination.ts', line: 'text !== null', reason: isForTypes },
  {
    file: 'languages/src/place-line.ts',
    line: "country ?? ''",
    reason: 'no country has the replacement for its code either',
  },
  { file: 'web/src/lib/problem-words.ts', line: 'text !== null', reason: isForTypes },
  { file: 'web/src/lib/problem-words.ts', line: 'const warnings = new Set', reason: isStatic },
  { file: 'web/src/lib/rich.ts', line: 'export const rich =', reason: isStatic },
  { file: 'web/src/lib/shown-products.ts', line: 'useMemo', reason: isHook },
  { file: 'web/src/lib/shown-products.ts', line: 'useEffect', reason: isHook },
  {
    file: 'web/src/lib/shown-products.ts',
    line: 'export function useShownProduct',
    reason: isHook,
  },
]
