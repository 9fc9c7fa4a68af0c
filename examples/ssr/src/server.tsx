import { renderToString } from 'react-dom/server'
import { App } from './app'

/** The HTML of the page for the place of `<!--app-->` in index.html. */
export const render = (shop: string): string => renderToString(<App shop={shop} />)
