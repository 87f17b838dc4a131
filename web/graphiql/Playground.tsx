import { GraphiQL, HISTORY_PLUGIN } from 'graphiql'
import { useMemo, useState } from 'react'
import { CallerBar } from './CallerBar.tsx'
import { CopyCurl } from './CopyCurl.tsx'
import { examplesPlugin } from './ExamplesPanel.tsx'
import { endpoint } from './endpoint.ts'
import { type Example, tabFromAddress } from './examples.ts'
import { createFetcher } from './fetcher.ts'
import { noStorage, storageOf } from './storage.ts'

/** GraphiQL with the bar of its caller. A document of the address opens alone and is not stored among the tabs. */
export function Playground({ examples }: { examples: readonly Example[] }) {
  const [headers, setHeaders] = useState('')
  const [mutations, setMutations] = useState(0)
  const [notice, setNotice] = useState('')
  const fixed = useMemo(() => {
    const tab = tabFromAddress(examples)
    return {
      // A mutation may sign in or out.
      fetcher: createFetcher((kind) => kind === 'mutation' && setMutations((count) => count + 1)),
      plugins: [HISTORY_PLUGIN, examplesPlugin(examples)],
      storage: tab ? noStorage : storageOf(endpoint, localStorage),
      defaultTabs: [tab ?? { query: examples[0]?.query ?? '' }],
      ...(tab && { initialQuery: tab.query, initialVariables: tab.variables }),
    }
  }, [examples])
  return (
    <>
      <CallerBar headers={headers} version={mutations} notice={notice} />
      <main>
        <GraphiQL
          {...fixed}
          defaultEditorToolsVisibility="variables"
          shouldPersistHeaders={false}
          onEditHeaders={setHeaders}
        >
          <GraphiQL.Toolbar>
            {({ prettify, merge, copy }) => (
              <>
                {prettify}
                {merge}
                {copy}
                <CopyCurl onNotice={setNotice} />
              </>
            )}
          </GraphiQL.Toolbar>
        </GraphiQL>
      </main>
    </>
  )
}
