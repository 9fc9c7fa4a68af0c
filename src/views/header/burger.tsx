import { type ComponentType, useState } from 'react'
import { lazyModule } from '../../base/dom/lazy-module.ts'
import { $path } from '../../base/dom/url-parts.ts'
import { messages } from '../../domain/messages.ts'
import { useEmit } from '../../kit/host.ts'
import { useStore } from '../../kit/use-store.ts'
import { useText } from '../../parts/app/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { burger } from '../../ui/icons.ts'
import type { MenuDrawerProps } from './menu-drawer.tsx'

const drawerCode = lazyModule(() => import('./menu-drawer.tsx'))

/** Opens the menu drawer (HEAD-01); navigation closes it. If its code fails to load, the next press retries. */
export function Burger(props: Omit<MenuDrawerProps, 'onClose'>) {
  const t = useText()
  const emit = useEmit()
  const path = useStore($path)
  const [opened, setOpened] = useState<{ on: string; Drawer: ComponentType<MenuDrawerProps> }>()
  const isOpen = opened?.on === path
  const open = () =>
    drawerCode.load().then(
      ({ MenuDrawer }) => {
        setOpened({ on: path, Drawer: MenuDrawer })
        emit('shop-menu-open', { open: true })
      },
      ({ message }: Error) => emit('shop-error', { message }),
    )
  const close = () => {
    setOpened(undefined)
    emit('shop-menu-open', { open: false })
  }
  return (
    <>
      <Button
        kind="icon"
        className="burger"
        part="button burger"
        aria-label={t(messages.menu)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={drawerCode.prepare}
        onFocus={drawerCode.prepare}
        onClick={open}
      >
        <Icon path={burger} size={24} />
      </Button>
      {isOpen && <opened.Drawer {...props} onClose={close} />}
    </>
  )
}
