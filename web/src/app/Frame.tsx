import { useEffect } from 'react'
import { useClient } from 'urql'
import { paths } from '../lib/paths.ts'
import { useInputReplay } from '../lib/pre-hydration-input.ts'
import { PartialNotice } from '../ui/PartialNotice.tsx'
import { ScreenBoundary } from '../ui/ScreenBoundary.tsx'
import { readFrom, type Shown } from './prepare.ts'
import { matchRoute } from './routes.ts'
import { Shell } from './shell/Shell.tsx'
import { siteTitle } from './site.ts'
import { type ShownScreen, useShownScreen } from './use-shown-screen.ts'

type FrameProps = { first: Shown }

/** The shell with the current screen. */
export function Frame({ first }: FrameProps) {
  const screen = useShownScreen(first)
  const { shown } = screen
  const title = useTitle(shown)
  useInputReplay()
  return (
    <Shell
      announcement={title}
      isPending={screen.isPending}
      path={shown.request.path}
      query={(shown.request.path === paths.search() && shown.request.search.get('q')) || ''}
    >
      <ScreenBoundary key={shown.request.path}>
        <Content {...screen} isFirst={shown === first} />
      </ScreenBoundary>
    </Shell>
  )
}

function Content({
  shown,
  isPending,
  Skeleton,
  target,
  retry,
  isFirst,
}: ShownScreen & { isFirst: boolean }) {
  const { request, module, url } = shown
  const next = isPending ? matchRoute(target) : null
  const isLeaving = next && next.request.path !== request.path
  if (isLeaving && Skeleton) return <Skeleton pattern={next.route.pattern} />
  const lost = shown.failure ?? shown.partial
  return (
    <>
      {shown.partial && <PartialNotice {...shown.partial} href={url} />}
      <module.Screen
        request={request}
        isPending={isPending}
        target={next && !isLeaving ? next.request : request}
        failure={lost && { ...lost, url }}
        typed={shown.typed}
        retry={isFirst ? undefined : retry}
      />
    </>
  )
}

function useTitle({ module, request, failure }: Shown): string {
  const client = useClient()
  const title = module.title(readFrom(client, module.load(request)), request, failure)
  useEffect(() => {
    document.title = siteTitle(title)
  }, [title])
  return title
}
