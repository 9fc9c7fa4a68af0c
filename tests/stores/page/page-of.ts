import type { Route } from '../../../src/model/page/route.ts'
import type { CurrentPage } from '../../../src/stores/app/current-page.ts'

/** A page that the kit renders for a route. */
export const pageOf = (route: Route): CurrentPage => ({
  route,
  url: { path: '/', search: '', hash: '' },
  entry: { id: '1', language: undefined },
  cause: 'load',
  number: 1,
  prefix: '',
  host: null,
})
