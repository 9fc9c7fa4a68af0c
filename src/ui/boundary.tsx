import { Component, type ComponentType, type ReactNode } from 'react'

export interface FallbackProps {
  /** gives the content another chance */
  retry: () => void
}

interface Props {
  onError: (error: unknown) => void
  /** what stands in the place of content that failed */
  fallback: ComponentType<FallbackProps>
  children: ReactNode
}

/** Keeps a failing view from taking anything else with it (ERR-01, R21). */
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
