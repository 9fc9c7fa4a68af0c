import { text } from '../../../elements/kit/attribute.ts'
import { type AnyContract, contract } from '../../../elements/kit/contract.ts'
import { define } from '../../../elements/kit/define.tsx'
import { $sanitizer } from '../../../src/base/security/safe-html.ts'
import { SafeHtml } from '../../../src/ui/html/safe-html.tsx'

const HtmlProbe = ({ html }: { html: string }) => <SafeHtml html={html} />

/** An element that renders only the real `SafeHtml`. Exposes the sanitizer to the test. */
define(contract({ tag: 'shop-html-probe', view: HtmlProbe, frame: 'bare', attributes: { html: text('') } }) as AnyContract)
Object.assign(globalThis, { $sanitizer })
