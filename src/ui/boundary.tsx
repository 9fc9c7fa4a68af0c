import { Component, type ReactNode } from 'react'
import { messages } from '../domain/messages.ts'

interface Props {
  onError: (error: unknown) => void
  /** address path; a new one gives the content another chance (ERR-02) */
  path: string
  words: (key: string) => string
  children: ReactNode
}

/** Keeps a failing view from taking anything else with it (ERR-01, R21). */
export class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }
  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.path !== this.props.path) this.setState({ failed: false })
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="shop-oops" part="error" role="alert">
        <p>{this.props.words(messages.renderingError)}</p>
        <button type="button" part="button" onClick={() => this.setState({ failed: false })}>
          {this.props.words(messages.tryAgain)}
        </button>
      </div>
    )
  }
}
