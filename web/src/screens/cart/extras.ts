/**
 * The form that code and note share, by its id: without JavaScript whichever button is pressed, what was typed into
 * the other field travels along and is shown again.
 */
export const extras = 'cart-extras'
