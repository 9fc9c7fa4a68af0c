import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { network, password } from './php.ts'
import type { Site } from './site.ts'

/* What administrators, authors and visitors do with the plugin, in the order in which it happens to a site. */

export interface Setting {
  site: Site
  browser: Browser
  /** origin of the shop */
  shop: string
  /** a version of the kit that the shop delivers */
  version: string
}

type Role = 'administrator' | 'editor' | 'author' | 'contributor'
type Check = (setting: Setting) => Promise<void>

const timeoutMs = 45_000
const viewport = { width: 1280, height: 1000 }

/** Opens a page in a new context, of a visitor or logged in. */
async function open<T>({ browser, site }: Setting, role: Role | undefined, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport })
  context.setDefaultTimeout(timeoutMs)
  const page = await context.newPage()
  try {
    if (role) {
      await page.goto(`${site.origin}/wp-login.php`)
      await page.locator('#user_login').fill(role)
      await page.locator('#user_pass').fill(password)
      await page.locator('#wp-submit').click()
      await page.waitForURL('**/wp-admin/**')
    }
    return await use(page)
  } finally {
    await context.close()
  }
}

const listIn = (page: Page) => page.locator('shop-product-list').getByRole('article')

/** Expects that visitors see a list of products at this address. */
const seesList = (setting: Setting, url: string) =>
  open(setting, undefined, async (page) => {
    await page.goto(url)
    await listIn(page).nth(3).waitFor()
    assert.equal(await page.locator('shop-config').count(), 1)
  })

/** Saves a post as this role, through the filters of WordPress, and returns its address. */
function post({ site }: Setting, role: Role, content: string, status = 'publish'): string {
  const data = JSON.stringify(JSON.stringify({ post_title: 'Test', post_content: content, post_status: status })).replaceAll('$', '\\$')
  return site.php(`
wp_set_current_user( get_user_by( 'login', '${role}' )->ID );
$id = wp_insert_post( wp_slash( json_decode( ${data}, true ) ), true );
echo is_wp_error( $id ) ? $id->get_error_message() : home_url( "?p=$id" );`)
}

/** Fills in the form of the settings by the names of its fields, and returns the notices. */
const set = (setting: Setting, values: Record<string, string>) =>
  open(setting, 'administrator', async (page) => {
    await page.goto(`${setting.site.origin}/wp-admin/options-general.php?page=shop_kit`)
    for (const [label, value] of Object.entries(values)) {
      const field = page.getByLabel(label, { exact: true })
      if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption({ label: value })
      else await field.fill(value)
    }
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.locator('.notice').first().waitFor()
    return (await page.locator('.notice').allInnerTexts()).join(' ')
  })

const option = ({ site }: Setting) => JSON.parse(site.php(`echo wp_json_encode( get_option( 'shop_kit' ) );`))
const list = '[shop-product-list category="hand-tools" subcategories page-size="4"]'

/** Without a shop, visitors see no bare tags, and those who can change it are told. */
async function unnamed(setting: Setting) {
  const url = post(setting, 'author', list)
  await open(setting, undefined, async (page) => {
    await page.goto(url)
    assert.equal(await page.locator('shop-product-list, shop-config, .shop-kit-notice').count(), 0)
  })
  await open(setting, 'administrator', async (page) => {
    await page.goto(url)
    await page.getByText('no shop is named').waitFor()
    await page.goto(`${setting.site.origin}/wp-admin/plugins.php`)
    await page.getByRole('link', { name: 'Name the shop' }).waitFor()
  })
}

async function settings(setting: Setting) {
  const closed = 'http://127.0.0.1:9'
  assert.match(await set(setting, { 'Shop URL': closed }), /saved.*No shop answers at http:\/\/127\.0\.0\.1:9/s)
  assert.match(await set(setting, { 'Shop URL': '' }), /saved.*No shop is named yet/s)
  await unnamed(setting)
  assert.match(await set(setting, { 'Shop URL': `${setting.shop}/` }), /saved/)
  assert.equal(option(setting).api_base, setting.shop)
  assert.match(await set(setting, { 'Base path': 'a b', Integrity: 'md5-1' }), /Base path is not valid.*Integrity is not valid/s)
  assert.equal(option(setting).base_path, '')
  assert.equal(option(setting).api_base, setting.shop)
  await set(setting, { 'Base path': 'store/' })
  assert.equal(option(setting).base_path, '/store')
}

async function insertBlock(page: Page) {
  await page.getByRole('button', { name: 'Toggle block inserter' }).click()
  await page.getByRole('searchbox').fill('Shop')
  await page.getByRole('option', { name: /^\W*Shop$/ }).click()
  await page.getByLabel('Tag', { exact: true }).selectOption('shop-product-list')
  await page.getByRole('button', { name: 'Attributes', exact: true }).click()
}

const written = (page: Page) => page.locator('.wp-block-shop-kit-shop code').innerText()

async function block(setting: Setting) {
  const url = await open(setting, 'author', async (page) => {
    await page.goto(`${setting.site.origin}/wp-admin/post-new.php`)
    await page.getByRole('textbox', { name: 'Add title' }).fill('Our tools')
    await insertBlock(page)
    await page.getByLabel('category', { exact: true }).fill('hand-tools')
    await page.getByLabel('subcategories', { exact: true }).selectOption('true')
    await page.getByLabel('page-size', { exact: true }).fill('4')
    await page.getByLabel('add-to-cart', { exact: true }).selectOption('false')
    const expected = 'category="hand-tools" subcategories page-size="4" add-to-cart="false"'
    assert.equal(await written(page), expected)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.locator('.editor-post-publish-panel').getByRole('button', { name: 'Publish', exact: true }).click()
    const address = await page.locator('.editor-post-publish-panel').getByRole('link', { name: 'View Post' }).getAttribute('href')
    await page.reload()
    assert.equal(await written(page), expected, 'it is the same when it is edited again')
    return address
  })
  assert.ok(url)
  await seesList(setting, url)
  await open(setting, undefined, async (page) => {
    await page.goto(url)
    await listIn(page).nth(3).waitFor()
    assert.equal(await listIn(page).count(), 4)
    assert.equal(
      await listIn(page)
        .getByRole('button', { name: /add .*to cart/i })
        .count(),
      0,
    )
  })
}

async function shortcode(setting: Setting) {
  for (const role of ['author', 'editor', 'administrator'] as const) await seesList(setting, post(setting, role, list))
  await open(setting, 'contributor', async (page) => {
    await page.goto(`${post(setting, 'contributor', list, 'pending')}&preview=true`)
    await listIn(page).nth(3).waitFor()
  })
}

async function rawTags(setting: Setting) {
  const raw = '<!-- wp:html --><shop-product-list product-list="trail"></shop-product-list><!-- /wp:html -->'
  for (const [role, isKept] of [
    ['author', false],
    ['editor', true],
  ] as const) {
    const html = await (await fetch(post(setting, role, raw))).text()
    assert.equal(html.includes('<shop-product-list'), isKept, role)
  }
}

async function notice(setting: Setting) {
  const url = post(setting, 'author', '[shop-product-list product-list="trail" onclick="alert(1)" api-base="https://elsewhere.example"]')
  await open(setting, 'author', async (page) => {
    await page.goto(url)
    assert.equal(await page.getByRole('note').innerText(), 'Unknown attributes onclick, api-base of shop-product-list are left out.')
  })
  const html = await (await fetch(url)).text()
  assert.match(html, /<shop-product-list product-list="trail"><\/shop-product-list>/)
  assert.doesNotMatch(html, /left out|elsewhere/)
}

/** The computed brand colour of the theme and of a button in a shadow root. */
const colors = (setting: Setting, url: string) =>
  open(setting, undefined, async (page) => {
    await page.goto(url)
    const button = page.locator('shop-add-to-cart').getByRole('button')
    await button.and(page.locator(':not([aria-busy=true])')).waitFor()
    return button.evaluate((element) => {
      const probe = document.body.appendChild(document.createElement('p'))
      probe.style.backgroundColor = 'var(--wp--preset--color--primary)'
      const theme = getComputedStyle(probe).backgroundColor
      probe.remove()
      return { theme, button: getComputedStyle(element).backgroundColor, isInShadow: element.getRootNode() instanceof ShadowRoot }
    })
  })

async function theme(setting: Setting) {
  const url = post(setting, 'author', 'Our favourite saw: [shop-add-to-cart product-id="sb-1101"]')
  const followed = await colors(setting, url)
  assert.ok(followed.isInShadow)
  assert.equal(followed.button, followed.theme)
  await set(setting, { Look: 'Of the kit' })
  const own = await colors(setting, url)
  assert.notEqual(own.button, own.theme)
  await set(setting, { Look: 'Of the theme' })
}

async function pinned(setting: Setting) {
  const folder = `${setting.shop}/kit/${setting.version}`
  const hashes = (await (await fetch(`${folder}/sri.json`)).json()) as Record<string, string>
  const values = Object.values(hashes['shop-kit.js'] ? hashes : {})
  assert.ok(values.length > 0)
  await set(setting, { 'Script URL': `${folder}/shop-kit.js`, Integrity: hashes['shop-kit.js'] ?? '' })
  const url = post(setting, 'author', list)
  await seesList(setting, url)
  const html = await (await fetch(url)).text()
  assert.ok(html.includes(`src="${folder}/shop-kit.js"`), 'the address has no query')
  assert.ok(html.includes(`integrity="${hashes['shop-kit.js']}"`))
  await set(setting, { Integrity: hashes['shop-api.js'] ?? '' })
  await open(setting, undefined, async (page) => {
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'))
    await page.goto(url)
    await refused
  })
  await set(setting, { 'Script URL': '', Integrity: '' })
}

async function otherPages(setting: Setting) {
  const html = await (await fetch(post(setting, 'author', 'Nothing to buy.'))).text()
  assert.doesNotMatch(html, /<shop-|shop-kit\.js/)
}

async function uninstall(setting: Setting) {
  const url = post(setting, 'author', `${list}<!-- wp:shop-kit/shop /-->`)
  await open(setting, 'administrator', async (page) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(`${setting.site.origin}/wp-admin/plugins.php`)
    await page.getByRole('link', { name: 'Deactivate Shop kit' }).click()
    await page.getByRole('link', { name: 'Delete Shop kit' }).click()
    await page.getByText('Shop kit was successfully deleted.').waitFor()
  })
  assert.equal(setting.site.hasPlugin(), false)
  assert.equal(option(setting), false)
  const html = await (await fetch(url)).text()
  assert.match(html, /\[shop-product-list/)
  assert.doesNotMatch(html, /<shop-|shop-kit/)
}

/** The last check: it turns the site into a network of two. */
async function multisite(setting: Setting) {
  const { site, shop } = setting
  await site.addPlugin()
  const { host } = new URL(site.origin)
  site.php(network.create(host))
  await writeFile(join(site.root, 'network.php'), network.configuration(host))
  const second = site.php(network.addSite(host, shop))
  const html = await (await fetch(second)).text()
  assert.match(html, /shop-product-list product-list/)
  assert.doesNotMatch(html, /data-raw/, 'an administrator of a site is no administrator of the network')
  await seesList(setting, second)
  assert.deepEqual(JSON.parse(site.php(network.uninstall)), [false, false])
}

export const checks: Record<string, Check> = {
  'an administrator saves the settings, and invalid ones are refused': settings,
  'an author inserts the block, sets its attributes and publishes a list': block,
  'every role may write a shortcode': shortcode,
  'raw tags of an author are removed on saving': rawTags,
  'unknown attributes are left out, and who may edit the post reads so': notice,
  'colours of the theme reach the kit, unless its own look is chosen': theme,
  'a pinned version is loaded with its integrity, and refused with another': pinned,
  'pages without a tag load nothing': otherPages,
  'deleting the plugin removes its settings': uninstall,
  'a network: settings per site, tags of an administrator of a site, uninstalled everywhere': multisite,
}
