// Skeletons of what is public: home, lists, products and pages of text.

import styles from './Skeletons.module.css'
import { Bars, Cards, Crumbs, Head, Tile, Title, times } from './skeleton-parts.tsx'

export const Home = () => (
  <div className={styles.home}>
    <div className="wrap">
      <div className={styles.hero}>
        <div className={styles.heroPicture} data-place="picture" />
        <div className={styles.heroWords}>
          <Title narrow={1} />
          <p>
            <Bars count={3} narrow={1} />
          </p>
          <div className={styles.ways}>
            <Bars />
          </div>
        </div>
      </div>
    </div>
    <div className="wrap">
      <ul className={styles.tiles}>
        {times(3, (key) => (
          <Tile key={key} isFeature />
        ))}
      </ul>
    </div>
  </div>
)

export const Collections = () => (
  <div className="wrap">
    <Crumbs />
    <Head text={{}} />
    <ul className={styles.beside}>
      {times(6, (key) => (
        <Tile key={key} />
      ))}
    </ul>
  </div>
)

export const Brands = () => (
  <div className="wrap">
    <Crumbs />
    <Head text={{ narrow: 1 }} />
    <Cards count={8} shape="grid" />
  </div>
)

/** Filters beside the cards where there is room for them, and the bar above. */
const Listing = () => (
  <div className={styles.list}>
    <div className={styles.filters}>
      {times(4, (key) => (
        <div key={key}>
          <Bars count={4} />
        </div>
      ))}
    </div>
    <div>
      <div className={styles.filterBar}>
        <div>
          <Bars />
        </div>
      </div>
      <Cards count={9} shape="beside" />
    </div>
  </div>
)

export const List = () => (
  <div className="wrap">
    <Crumbs />
    <Head text={{}} />
    <Listing />
  </div>
)

export const Brand = () => (
  <div className="wrap">
    <Crumbs />
    <div className={styles.story}>
      <div className={styles.storyPicture} data-place="picture" />
      <div className={styles.storyWords}>
        <Title />
        <div className={styles.storyPlace}>
          <Bars />
        </div>
        <div className={styles.storyText}>
          <p>
            <Bars count={2} narrow={1} />
          </p>
          <p>
            <Bars count={2} narrow={2} />
          </p>
        </div>
      </div>
    </div>
    <Listing />
  </div>
)

export const Product = () => (
  <div className="wrap">
    <Crumbs />
    <div className={styles.product}>
      <div className={styles.lead} data-place="picture" />
      <div className={styles.buyHead}>
        <Title />
        <Bars count={4} />
      </div>
    </div>
  </div>
)

export const Page = () => (
  <div className="wrap">
    <Crumbs />
    <div className={styles.page}>
      <div>
        <Head text={{ narrow: 1 }} />
        <div className={styles.text} data-place="text">
          {times(3, (key) => (
            <p key={key}>
              <Bars count={4} narrow={2} />
            </p>
          ))}
        </div>
      </div>
      <div className={styles.pages} data-place="section">
        <ul>
          {times(6, (key) => (
            <li key={key} className={styles.entry}>
              <Bars />
            </li>
          ))}
        </ul>
      </div>
    </div>
  </div>
)
