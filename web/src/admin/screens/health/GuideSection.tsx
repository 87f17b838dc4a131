import styles from './GuideSection.module.css'
import { type Block, guideOf, type Inline } from './guide.ts'

/** What the guide says about a check. */
export const GuideSection = ({ check }: { check: string }) => (
  <div className={styles.guide}>
    {guideOf(check).map((block, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the guide does not change
      <Part key={at} block={block} />
    ))}
  </div>
)

function Part({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Words words={block.words} />
      </p>
    )
  }
  if (block.kind === 'list') {
    return (
      <ol>
        {block.items.map((words) => (
          <li key={words[0]?.text}>
            <Words words={words} />
          </li>
        ))}
      </ol>
    )
  }
  const [head, rows] = [block.head, block.rows]
  return (
    <dl>
      {rows.map(([name = [], ...cells]) => (
        <div key={name[0]?.text}>
          <dt>
            <Words words={name} />
          </dt>
          {cells.map((words, at) => (
            <dd key={words[0]?.text}>
              {cells.length > 1 && (
                <span className={styles.column}>
                  <Words words={head[at + 1] ?? []} />
                </span>
              )}
              <Words words={words} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

const Words = ({ words }: { words: readonly Inline[] }) =>
  words.map((part, at) => {
    const key = `${at}${part.text}`
    if (part.kind === 'code') return <code key={key}>{part.text}</code>
    if (part.kind === 'section') {
      return (
        <a key={key} href={`#${part.section}`}>
          {part.text}
        </a>
      )
    }
    return part.text
  })
