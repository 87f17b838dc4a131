import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from '@graphiql/react'
import { useState } from 'react'
import { type Example, variablesFor } from './examples.ts'

/** Returns the pane that lists the examples of the endpoint; each opens in a tab of its own. */
export const examplesPlugin = (examples: readonly Example[]): GraphiQLPlugin => ({
  title: 'Examples',
  icon: ExamplesIcon,
  content: () => <ExamplesPanel examples={examples} />,
})

function ExamplesPanel({ examples }: { examples: readonly Example[] }) {
  const [words, setWords] = useState('')
  const { addTab } = useGraphiQLActions()
  const { queryEditor, variableEditor } = useGraphiQL((state) => state)
  const open = (example: Example) => {
    addTab()
    queryEditor?.setValue(example.query)
    variableEditor?.setValue(variablesFor(example) ?? '')
    queryEditor?.focus()
  }
  const wanted = words.trim().toLowerCase()
  const found = examples.filter(({ query }) => query.toLowerCase().includes(wanted))
  return (
    <section aria-label="Examples" className="examples">
      <h2>Examples</h2>
      <label>
        Search examples{' '}
        <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      <p role="status">{`${found.length} of ${examples.length}`}</p>
      <ul>
        {found.map((example) => (
          <li key={example.name}>
            <button type="button" onClick={() => open(example)}>
              <span>{example.name}</span> <small>{example.summary}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ExamplesIcon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M4 5h16M4 10h10M4 15h16M4 20h10" />
    </svg>
  )
}
