// When a page of this device last received a changed cart. A page that was rendered before, and listens to other pages only
// after, would miss it.

const name = 'vitrine-cart-changed'

/** Records that the cart changed now. */
export function noteChange(): void {
  try {
    localStorage.setItem(name, String(Date.now()))
  } catch {
    // Storage is full or disabled: the page is current again with its next load.
  }
}

/** Returns whether the cart may have changed since the server rendered this page. */
export function changedSinceRendered(): boolean {
  try {
    return Number(localStorage.getItem(name)) >= performance.timeOrigin
  } catch {
    return false
  }
}
