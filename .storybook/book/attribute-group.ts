import type { AttributeDoc } from '../../tools/manifest/contracts.ts'

export const groups = ['Source', 'Appearance', 'Paging', 'Behaviour'] as const
export type AttributeGroup = (typeof groups)[number]

const paging = /^(page|page-size|page-sizes|pager|limit|sort|sorts|sort-select|size|slides-count|categories-count)$/
const looks = /^(layout|display|width|spacing|side-padding|responsive|heading|label|logo-url|text|headline|description|placeholder)\b/
const looksByText =
  /^(shows|hides|false hides|visible slides|adds padding|maximum|font size|CSS|title|position|columns|number of (columns|slides|levels)|height|width|aspect|how|renders|fixes the layout|text|label|picture|devices|space|size|`(side|bar|list|grid|pages|top|icon|tree))/i
const source =
  /^(block|type|category|parent|search|areas|items|preset-filters|shops|crumbs|products?|path|token|url|code|quantity|recent|recommended|query|value)$/
const sourceByText =
  /^(ids?|codes?|path|URL|type|slug|JSON|the whole block|search phrase|includes the products|shows the shop's recommended)\b/i

/** The group of an attribute among the controls, from its name, its type and its description. */
export function attributeGroup({ name, kind, text }: Pick<AttributeDoc, 'name' | 'kind' | 'text'>): AttributeGroup {
  if (paging.test(name)) return 'Paging'
  if (source.test(name) || kind === 'json' || (kind !== 'boolean' && /-(ids?|codes?)$/.test(name)) || sourceByText.test(text))
    return 'Source'
  if (looks.test(name) || looksByText.test(text) || kind === 'choice')
    return /^(url|link|scroll|auto)/.test(name) ? 'Behaviour' : 'Appearance'
  return 'Behaviour'
}
