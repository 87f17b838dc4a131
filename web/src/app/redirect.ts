// Finds the path that a screen redirects to, in the browser and on the server.
import type { Load, Read, ScreenModule, WithViewer } from '../lib/screen.ts'
import type { Matched } from './routes.ts'

/** Null where the screen is shown. Visitors are redirected from member screens by the registry, not by the screen. */
export async function redirectOf(
  { route, request, module }: Matched & { module: ScreenModule },
  loads: Load[],
  read: Read,
): Promise<string | null> {
  if (route.audience === 'member' && loads.some((load) => isVisitors(load, read))) {
    return import('./sign-in-redirect.ts').then((part) => part.signInRedirect(request))
  }
  return module.redirectTo?.(read, request) ?? null
}

function isVisitors({ document }: Load, read: Read): boolean {
  // `memberScreen` admits only documents that select the viewer. Without data there is a failure to show.
  const data = read(document) as WithViewer | null
  return data?.viewer.role === 'VISITOR'
}
