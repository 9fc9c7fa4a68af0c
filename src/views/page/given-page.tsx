import { useMemo } from 'react'
import { list } from '../../model/field.ts'
import { block } from '../../model/page/block.ts'
import { route as routeSchema } from '../../model/page/route.ts'
import { PageLayout } from './page-layout.tsx'
import type { PageProps } from './page-props.ts'
import { usePageHead } from './use-page-head.ts'

const given = list(block)

/** A page whose route or blocks the host page gives; nothing is asked for. */
export function GivenPage(props: PageProps) {
  const { route, blocks, manageHead } = props
  const read = useMemo(() => {
    const whole = routeSchema.safeParse(route).data ?? {}
    return blocks === undefined ? whole : { ...whole, blocks: given.safeParse(blocks).data ?? [] }
  }, [route, blocks])
  usePageHead(manageHead && route ? read : undefined)
  return <PageLayout route={read} parts={props} path={read.path ?? '/'} isStandalone={false} />
}
