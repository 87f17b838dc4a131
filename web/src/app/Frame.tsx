import { useEffect } from 'react'
import { useClient } from 'urql'
import { NotFound } from '../screens/problems/NotFound.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { ScreenBoundary } from '../ui/ScreenBoundary.tsx'
import { ScreenSkeleton } from '../ui/Skeletons.tsx'
import { readFrom, type Shown } from './prepare.ts'
import { matchRoute } from './routes.ts'
import { Shell } from './shell/Shell.tsx'
import { siteTitle } from './site.ts'
import { type ShownScreen, useShownScreen } from './use-shown-screen.ts'

type FrameProps = { first: Shown; failure?: { status: number; requestId: string } | undefined }

/** The shell around whichever screen is shown. */
export function Frame({ first, failure }: FrameProps) {
  const screen = useShownScreen(first)
  const { shown } = screen
  const hasFailed = failure !== undefined && shown === first
  const title = useTitle(shown, hasFailed)
  return (
    <Shell announcement={title} isPending={screen.isPending} path={shown.request.path}>
      {hasFailed ? (
        <ErrorNotice requestId={failure.requestId} href={shown.url} />
      ) : (
        <ScreenBoundary key={shown.request.path}>
          <Content {...screen} />
        </ScreenBoundary>
      )}
    </Shell>
  )
}

function Content({ shown, isPending, isSlow, target, retry }: ShownScreen) {
  const next = isPending && isSlow ? matchRoute(target) : null
  if (next?.route && next.request.path !== shown.request.path) {
    return <ScreenSkeleton kind={next.route.skeleton} />
  }
  if (!shown.module) return <NotFound />
  if (shown.failure) return <ErrorNotice requestId={shown.failure.requestId} onRetry={retry} />
  return <shown.module.Screen request={shown.request} isPending={isPending} />
}

function useTitle({ module, request, failure }: Shown, hasFailed: boolean): string {
  const client = useClient()
  const title = titleOf()
  useEffect(() => {
    document.title = siteTitle(title)
  }, [title])
  return title

  function titleOf() {
    if (hasFailed || failure) return 'This page did not load'
    if (!module) return 'Page not found'
    return module.title(readFrom(client, module.load(request)), request)
  }
}
