// Reloads a page that the browser restores from its back/forward cache when another currency was chosen since. Loaded
// once the page is idle.

/** Returns the cookie of the choice; the gateway alone knows what it stands for. */
const chosen = () => /\bvitrine-currency=\w*/.exec(document.cookie)?.[0]

export function reloadForCurrency(): void {
  const before = chosen()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && chosen() !== before) location.reload()
  })
}
