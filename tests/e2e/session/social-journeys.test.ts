import { expect, test } from 'vitest'
import { open } from '../harness.ts'
import { afterReload } from '../page/area-steps.ts'

test.each(['shop', 'cms'] as const)(
  'SOC-01 SOC-04 SOC-08 on the %s site each provider logs in, after a cancelled, closed and denied attempt',
  async (site) => {
    const { page, calls } = await open({ site, html: '<shop-login></shop-login>' })
    const login = page.locator('shop-login')
    const openPopup = async (provider: string) => {
      const opening = page.waitForEvent('popup')
      await login.getByRole('button', { name: `Continue with ${provider}` }).click()
      return opening
    }
    const choose = async (provider: string, choice: string) => {
      const popup = await openPopup(provider)
      await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: choice }).click()])
    }
    const waitForText = (text: string) => login.getByText(text, { exact: true }).waitFor()
    const posted = () => calls(/POST \/api\/auth/)

    await choose('Google', 'Cancel')
    await waitForText('The login with Google failed. Please try again.')
    await (await openPopup('Facebook')).close()
    await waitForText('The window of Facebook was closed before you were logged in')
    expect(posted()).toEqual([])
    await choose('Apple', 'Continue as Dovydas')
    const message = 'The provider has not confirmed your email address. Log in with your email and password.'
    await waitForText(message)
    expect(await page.evaluate(() => localStorage.getItem('SocialLoginsError'))).toBe(message)

    for (const [provider, person] of [
      ['Apple', 'Austėja Jankauskaitė'],
      ['Facebook', 'Lukas Petrauskas'],
      ['Google', 'Jonas Kazlauskas'],
    ] as const) {
      await choose(provider, `Continue as ${person}`)
      await login.getByText(`You are logged in as ${person}`).waitFor(afterReload)
      await login.getByRole('button', { name: 'Log out' }).click()
      await login.getByRole('heading', { name: 'Log in' }).waitFor(afterReload)
    }
    expect(posted().map((call) => call.split('/').at(-1))).toEqual(['apple', 'apple', 'facebook', 'google'])
  },
  90_000,
)
