import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSheet } from '../../kit/use-sheet.ts'
import { Icon } from '../../ui/icon.tsx'
import { circleCheck } from '../../ui/icons.ts'
import sheet from './success-panel.css?sheet'

interface SuccessPanelProps {
  title: string
  children?: ReactNode
}

/** Replaces a form after success. Its heading takes the focus, so that it is read out. */
export function SuccessPanel({ title, children }: SuccessPanelProps) {
  useSheet(sheet)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <div className="done-panel" part="panel">
      <Icon path={circleCheck} size={36} />
      <h2 className="done-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </div>
  )
}
