// The picture of a clicked card grows into the product page, where the browser can do that.

let picture: HTMLElement | null = null

export function rememberPicture(link: Element) {
  picture = link.closest('[data-card]')?.querySelector('img') ?? null
  if (picture) picture.style.viewTransitionName = 'product-picture'
}

/** Call the result once the old state is captured: two elements must not share the name. */
export function takeTransitionPicture(): () => void {
  const taken = picture
  picture = null
  return () => {
    if (taken) taken.style.viewTransitionName = ''
  }
}
