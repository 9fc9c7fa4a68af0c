import { Component, type ComponentType, type ReactNode } from 'react'

export interface FallbackProps {
  /** renders the content again */
  retry: () => void
}

interface Props {
  onError: (error: unknown) => void
  /** replaces content that failed to render */
  fallback: ComponentType<FallbackProps>
  children: ReactNode
}

/** Error boundary: a failing view does not unmount the rest of the element (ERR-01, R21). */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override render() {
    const { fallback: Fallback, children } = this.props
    return this.state.failed ? <Fallback retry={() => this.setState({ failed: false })} /> : children
  }
}
