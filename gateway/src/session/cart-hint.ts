// What a session knows about its cart without calling the platform.

/** There is no cart: the first addition creates one without reading first. */
export const hasNoCart = 'none'
/** There is or may be a cart. */
export const mayHaveCart = 'some'
