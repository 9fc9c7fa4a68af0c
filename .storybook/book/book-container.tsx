import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { bookThemes } from './theme.ts'

interface Globals {
  theme?: 'light' | 'dark'
  direction?: string
}

/** The globals in the address of the frame: `globals=theme:dark;direction:rtl`. */
const initialGlobals = (): Globals =>
  Object.fromEntries((new URLSearchParams(location.search).get('globals') ?? '').split(';').map((pair) => pair.split(':')))

/** Gives docs pages the theme and direction that are selected in the toolbar. */
export function BookContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(initialGlobals)
  useEffect(() => {
    const onGlobals = ({ globals: changed }: { globals: Globals }) => setGlobals(changed)
    context.channel.on('globalsUpdated', onGlobals)
    return () => context.channel.off('globalsUpdated', onGlobals)
  }, [context.channel])
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dir = globals.direction ?? 'ltr'
  }, [theme, globals.direction])
  return (
    <DocsContainer context={context} theme={bookThemes[theme]}>
      {children}
    </DocsContainer>
  )
}
