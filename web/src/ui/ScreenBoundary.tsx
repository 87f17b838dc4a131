import { Component, type ReactNode } from 'react'
import { ErrorNotice } from './ErrorNotice.tsx'

type Props = { children: ReactNode }

/** A fault in one screen leaves the shell usable. */
export class ScreenBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <ErrorNotice /> : this.props.children
  }
}
