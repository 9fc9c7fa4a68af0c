import { useContext } from 'react'
import { pageLink, relOf } from '../../../base/security/safe-url.ts'
import { searchLink } from '../../../domain/listing/search.ts'
import { factTexts, groupedAttributes } from '../../../domain/product/product-attributes.ts'
import { useSettings } from '../../../kit/host.ts'
import { useSheet } from '../../../kit/use-sheet.ts'
import type { Attribute } from '../../../model/product/attribute.ts'
import { InnerLevel } from '../../../ui/inner-heading.tsx'
import { useConfiguration } from '../../app/use-configuration.ts'
import { useLinkClick } from '../../app/use-link-click.ts'
import sheet from './product-facts.css?sheet'

interface ProductFactsProps {
  attributes: readonly Attribute[]
  /** a table with lines between rows, or plain text */
  layout: 'table' | 'list'
}

/** Attributes of a product by group. Values may link to a search for the same value (PDP-27, PDP-28). */
export function ProductFacts({ attributes, layout }: ProductFactsProps) {
  useSheet(sheet)
  const Title = useContext(InnerLevel)
  const groups = groupedAttributes(attributes)
  return (
    <div className="facts" data-layout={layout}>
      {groups.map(({ title, attributes: members }) => (
        <section key={title ?? ''} className="facts-group" part="group">
          {title && groups.length > 1 && <Title className="facts-title">{title}</Title>}
          <dl className="facts-list">
            {members.map((attribute) => (
              <div key={attribute.code} className="facts-row" part="row">
                <dt>{attribute.title ?? attribute.code}</dt>
                <dd>
                  <FactValues attribute={attribute} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function FactValues({ attribute }: { attribute: Attribute }) {
  const { code: name, hasLinkToSearch } = attribute
  return factTexts(attribute).map(({ code, text }, index) => (
    <span key={code}>
      {index > 0 && ', '}
      {hasLinkToSearch ? <SearchLink attribute={name} value={code} text={text} /> : text}
    </span>
  ))
}

function SearchLink({ attribute, value, text }: { attribute: string; value: string; text: string }) {
  const settings = useSettings()
  const configuration = useConfiguration()
  const follow = useLinkClick('attribute')
  const href = pageLink(settings, searchLink(configuration?.searchPage, attribute, value))
  if (href === undefined) return text
  return (
    <a className="facts-link" part="link" href={href} rel={relOf(settings, href)} onClick={follow}>
      {text}
    </a>
  )
}
