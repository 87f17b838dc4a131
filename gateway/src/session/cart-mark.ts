// What a session knows of its cart without asking.

/** There is certainly no cart: the first add need not look. */
export const noCart = 'none'
/** There is, or may be, one. */
export const someCart = 'some'
