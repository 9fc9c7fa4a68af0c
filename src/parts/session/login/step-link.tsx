import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../../base/dom/plain-click.ts'
import { pageLink } from '../../../base/security/safe-url.ts'
import { type LoginStep, stepQuery } from '../../../domain/session/login.ts'
import { useSettings } from '../../../kit/host.ts'
import { useConfiguration } from '../../app/use-configuration.ts'

interface StepLinkProps {
  step: LoginStep
  className: string
  /** looks of a button */
  kind?: 'line' | 'primary'
  children: ReactNode
  goTo: (step: LoginStep) => void
}

/** A link to another step: it has an address on the profile page, and a plain click changes the step where it stands. */
export function StepLink({ step, className, kind, children, goTo }: StepLinkProps) {
  const settings = useSettings()
  const profile = useConfiguration()?.customerProfilePage
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    goTo(step)
  }
  return (
    <a
      className={className}
      data-kind={kind}
      part={kind ? 'button' : 'link'}
      href={(profile !== undefined && pageLink(settings, profile + stepQuery('', step))) || stepQuery('', step) || '?'}
      onClick={follow}
    >
      {children}
    </a>
  )
}

/** What every step of the login layout gets. */
export interface StepProps {
  goTo: (step: LoginStep) => void
}
