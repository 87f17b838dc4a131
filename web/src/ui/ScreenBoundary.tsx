import { Component, lazy, type ReactNode, Suspense } from 'react'

const ErrorNotice = lazy(() =>
  import('./ErrorNotice.tsx').then((part) => ({ default: part.ErrorNotice })),
)

type Props = { children: ReactNode }

/** Error boundary around a screen; the shell stays usable. */
export class ScreenBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <Suspense>
        <ErrorNotice />
      </Suspense>
    )
  }
}
