import { Suspense } from 'react'
import { Route, Router, Switch } from 'wouter'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ScreenBoundary } from '../../ui/ScreenBoundary.tsx'
import * as messages from '../__generated__/messages/shell.ts'
import { useRefusal } from '../lib/rights.tsx'
import { mayLeave } from '../lib/unsaved.ts'
import { Loading } from '../ui/Loading.tsx'
import { Navigation } from './Navigation.tsx'
import { Palette } from './Palette.tsx'
import styles from './Shell.module.css'
import { type Section, sections } from './sections.ts'
import { TopBar } from './TopBar.tsx'

/** Layout: navigation on the left, the current screen beside it. */
export function Shell() {
  return (
    <Router
      base="/admin"
      aroundNav={(go, to, options) => {
        if (mayLeave()) go(to, options)
      }}
    >
      <a className={styles.skip} href="#main">
        {messages.skipToScreen}
      </a>
      <div className={styles.frame}>
        <Navigation />
        <div className={styles.side}>
          <TopBar />
          <main id="main" tabIndex={-1} className={styles.main}>
            <ScreenBoundary>
              <Suspense fallback={<Loading />}>
                <Switch>
                  {sections.map((section) => (
                    <Route key={section.path} path={section.path}>
                      <Guarded section={section} />
                    </Route>
                  ))}
                  <Route>
                    <EmptyState drawing="lamp" title={messages.pageNotFound} headingLevel={1}>
                      <p>{messages.chooseOneOnLeft}</p>
                    </EmptyState>
                  </Route>
                </Switch>
              </Suspense>
            </ScreenBoundary>
          </main>
        </div>
      </div>
      <Palette />
    </Router>
  )
}

/** Shown in place of a screen without the right to see it. */
function Guarded({ section: { right, title, Screen } }: { section: Section }) {
  const refusal = useRefusal(right)
  if (!refusal) return <Screen />
  return (
    <EmptyState drawing="bookcase" title={title} headingLevel={1}>
      <p>{refusal}</p>
    </EmptyState>
  )
}
