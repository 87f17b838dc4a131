import styles from './Footer.module.css'

/** What the server has rendered. Read when the code loads, which is after the page. */
const markup = import.meta.env.SSR ? '' : (document.querySelector('#root>footer')?.innerHTML ?? '')

/** Keeps the server's footer, so that the browser needs neither its code nor its texts and data. */
export const FooterMarkup = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, unchanged
  <footer className={styles.footer} dangerouslySetInnerHTML={{ __html: markup }} />
)
