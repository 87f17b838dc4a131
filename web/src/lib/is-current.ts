/** Returns whether there is a connection and the page came through it: a page from the device has this element. */
export const isCurrent = () => navigator.onLine && !document.querySelector('meta[name=stored]')
