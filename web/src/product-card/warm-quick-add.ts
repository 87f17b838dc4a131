// Loads the code of the choices before the first tap on a card: at once where the page shows cards, else when a pointer, the
// focus or a finger comes to one. Loaded once the page is idle.
const events = ['pointerover', 'focusin', 'touchstart']

const load = async () => {
  const { loadChoices } = await import('../screens/shop/quick-add/QuickAdd.tsx')
  await loadChoices()
}

function warmUp() {
  for (const name of events) removeEventListener(name, onEvent)
  load().catch(() => undefined)
}

function onEvent({ target }: Event) {
  if (target instanceof Element && target.closest('[data-card]')) warmUp()
}

export function warmQuickAdd() {
  if (document.querySelector('[data-card]')) warmUp()
  else for (const name of events) addEventListener(name, onEvent, { passive: true })
}
