import type { MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../../base/dom/plain-click.ts'
import { pageLink } from '../../../base/security/safe-url.ts'
import { type LoginStep, stepQuery } from '../../../domain/session/login.ts'
import { useSettings } from '../../../kit/host.ts'
import { useConfiguration } from '../../app/use-configuration.ts'

interface StepLinkProps {
  step: LoginStep
  className: string
  /** renders like a button */
  kind?: 'line' | 'primary'
  children: ReactNode
  goTo: (step: LoginStep) => void
}

/** A link to another step. Its href is the step on the profile page; a plain click changes the step in place. */
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

/** Props of every step of the login layout. */
export interface StepProps {
  goTo: (step: LoginStep) => void
}
