// Takes the place of `react-dom` itself in what browsers load: the seat its renderer takes, and `flushSync`. Preloads,
// portals and form helpers are nobody's here. A test holds it against the package, of which it must be a true part.
import * as react from 'react'

type Internals = {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { T: unknown }
}
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: transitions } =
  react as unknown as Internals

const noop = () => undefined
/** The renderer puts its own functions into these places. */
const seat = {
  d: { f: noop, r: noop, D: noop, C: noop, L: noop, m: noop, X: noop, S: noop, M: noop },
  p: 0,
  findDOMNode: null,
}

export { seat as __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE }

/** An update that is in the document when this returns. */
export function flushSync<Result>(change: () => Result): Result {
  const { T } = transitions
  const { p } = seat
  try {
    transitions.T = null
    seat.p = 2
    return change()
  } finally {
    transitions.T = T
    seat.p = p
    seat.d.f()
  }
}

export default { flushSync }
