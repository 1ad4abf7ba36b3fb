import { Button, Notice } from '@branchline/design/parts'
import { Component, type ReactNode } from 'react'

/** A page that breaks says so and leaves the rest standing. */
export class Fault extends Component<{ title: string; again: string; children: ReactNode }, { error: Error | null }> {
  override state = { error: null as Error | null }
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <div style={{ maxWidth: '40rem', margin: '3rem auto', padding: '0 1rem', display: 'grid', gap: '1rem' }}>
        <Notice kind="warn">
          <strong>{this.props.title}</strong>
          <br />
          {error.message}
        </Notice>
        <Button onClick={() => location.reload()}>{this.props.again}</Button>
      </div>
    )
  }
}

interface SoftFaultProps {
  readonly children: ReactNode
  readonly onFault?: () => void
  /** What stands in its place; nothing unless said. */
  readonly instead?: ReactNode
  /** Where it is tried again: the position. */
  readonly at?: string
}

/** A drawing that breaks leaves its place empty; the list of moves and the next position go on without it. */
export class SoftFault extends Component<SoftFaultProps, { isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError() {
    return { isBroken: true }
  }
  override componentDidUpdate(before: SoftFaultProps) {
    if (this.state.isBroken && before.at !== this.props.at) this.setState({ isBroken: false })
  }
  override componentDidCatch() {
    this.props.onFault?.()
  }
  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
