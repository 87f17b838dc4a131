import { createContext } from 'react'

/** The query of the page's address. On the server only: the browser keeps the footer whose links have it. */
export const ShownSearch = createContext(new URLSearchParams())
