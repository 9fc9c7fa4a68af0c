import { expect } from 'storybook/test'
import { footer } from '../elements/footer.ts'
import { getConfiguration } from '../src/api/configuration.ts'
import { pageSettings } from '../src/kit/settings.ts'
import { type ElementStory, elementStories, inside } from './element-story.tsx'
import { withConfiguration } from './with-configuration.ts'

export default { ...elementStories(footer), title: 'Page/shop-footer' }

/** Shows configured payment logos, social links and the light logo. */
export const Full: ElementStory = {
  tags: ['MENU-07', 'MENU-08', 'MENU-10'],
  beforeEach: withConfiguration({ footerPaymentLogos: ['toolbox-front-a30dce04'] }),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-footer')
    await parts.findByRole('heading', { name: 'Service' })
    await parts.findByRole('img', { name: 'Payment methods' })
    for (const name of ['Facebook', 'Twitter', 'LinkedIn']) await parts.findByRole('link', { name })
    const { logoLight, logoLightAlt = '' } = await getConfiguration(pageSettings(), 'en')
    const logo = await parts.findByRole('img', { name: logoLightAlt })
    await expect(logo.getAttribute('src')).toContain(logoLight)
  },
}

/** Omits payment logos and social links that are not configured. */
export const Plain: ElementStory = {
  tags: ['MENU-07', 'MENU-08'],
  beforeEach: withConfiguration({
    footerPaymentLogos: undefined,
    companyFacebook: undefined,
    companyTwitter: undefined,
    companyLinkedIn: 'https://www.linkedin.com/company/only',
  }),
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-footer')
    await parts.findByRole('link', { name: 'LinkedIn' })
    await expect(parts.queryByRole('link', { name: 'Facebook' })).toBeNull()
    await expect(parts.queryByRole('link', { name: 'Twitter' })).toBeNull()
    await expect(parts.queryByRole('img', { name: 'Payment methods' })).toBeNull()
  },
}

export const MenusOnly: ElementStory = {
  args: { menus: 'FOOTER_MENU', payments: 'false', social: 'false', company: 'false' },
  play: async ({ canvasElement }) => {
    const parts = await inside(canvasElement, 'shop-footer')
    await parts.findByRole('heading', { name: 'Company' })
    await expect(parts.queryByRole('heading', { name: 'Shop' })).toBeNull()
  },
}
