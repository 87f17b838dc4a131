// View transition between the picture of a card and the product page, where browsers support it: from the card that was
// clicked, and back to the card of the product that was left.

type Marked = Element | null | undefined

let clicked: Marked
/** The picture that was clicked last, also while it moves. */
let last: Marked

/** The style sheet names the picture for the transition. */
const mark = (picture: Marked, isMarked: boolean) =>
  picture?.toggleAttribute('data-moves', isMarked)

/** Marks the picture of the card that a link belongs to; without a link, none. */
export function rememberPicture(link?: Element) {
  // Another navigation may have replaced that of the card before.
  mark(clicked, false)
  last = clicked = link?.closest('[data-card]')?.querySelector('img')
  mark(clicked, true)
}

/** Two elements must not share the name: a card has it while it is the old state, or the new one. */
export function changeWithPicture(left: string, change: () => void) {
  const from = clicked
  clicked = null
  let to: Marked
  const transition = document.startViewTransition(() => {
    mark(from, false)
    change()
    if (!from)
      to = document.querySelector(`[data-card]:has([href="${left}"],[href^="${left}?"]) img`)
    mark(to, true)
  })
  // The next transition may begin with it, which ends this one.
  transition.finished.then(() => to !== last && mark(to, false))
}
