// View transition from the picture of a clicked card to the product page, where browsers support it.

let picture: HTMLElement | null = null

export function rememberPicture(link: Element) {
  picture = link.closest('[data-card]')?.querySelector('img') ?? null
  if (picture) picture.style.viewTransitionName = 'product-picture'
}

/** Returns a cleanup to call once the old state is captured: two elements must not share the name. */
export function takeTransitionPicture(): () => void {
  const taken = picture
  picture = null
  return () => {
    if (taken) taken.style.viewTransitionName = ''
  }
}
