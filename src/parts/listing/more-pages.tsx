import { useSettings } from '../../base/host.ts'
import { useStore } from '../../base/use-store.ts'
import type { ProductsQuestion } from '../../model/question.ts'
import { productList } from '../../stores/products.ts'
import { type CardSetting, Cards } from './cards.tsx'
import { Failure } from './notices.tsx'
import { Skeletons } from './skeletons.tsx'

interface MorePageProps extends CardSetting {
  question: ProductsQuestion & { page: number; size: number }
  /** most products this page may show */
  room: number
}

/** A further page below the ones before it; it loads, and may fail, on its own. */
export function MorePage({ question, room, ...setting }: MorePageProps) {
  const $answer = productList(useSettings(), question)
  const { status, value } = useStore($answer)
  if (value) return <Cards {...setting} products={value.products.slice(0, room)} before={question.page * question.size} />
  if (status === 'failed')
    return (
      <li className="whole-row">
        <Failure onRetry={$answer.reload} />
      </li>
    )
  return <Skeletons {...setting} count={Math.min(room, question.size)} />
}
