import type { Language } from '../../content/common/shape.ts'
import { pageTexts } from '../../content/page-texts.ts'
import type { Deps } from '../context/deps.ts'
import { demoLinks, demoLogins } from './demo-note.ts'
import type { BlockToShow } from './page-location.ts'
import { html } from './page-template.ts'

/** The last block of the home page in development: the demo accounts. */
export async function demoBlock({ settings, alternateOrigin: twinOrigin }: Deps, language: Language): Promise<BlockToShow> {
  const words = pageTexts[language]
  const { customerProfilePage } = await settings.configuration(language)
  const twin = twinOrigin === undefined ? undefined : { origin: twinOrigin, name: words.demoStatic }
  const text = html`<p>${words.demoText}</p>${demoLogins(language)}${demoLinks({ language, account: String(customerProfilePage), twin })}`
  return { id: 'demo', type: 'text', title: words.demoTitle, data: { text: text.text } }
}
