import { hydrateRoot } from 'react-dom/client'
import { App } from './app'

const root = document.querySelector<HTMLElement>('#app')
if (root) hydrateRoot(root, <App shop={root.dataset.shop ?? ''} />, { onRecoverableError: console.error })
