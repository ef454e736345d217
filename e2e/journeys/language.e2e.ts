import { directionOf, LANGUAGES } from '@sojourn/i18n'
import { expect, test } from '../harness/test.ts'
import { call, comeAsSomebodyNew } from './pay-steps.ts'
import { mailTo, PASSWORD, resultsPath, searchIsRemembered, stay } from './steps.ts'

/** English of these pages, and the sign of the currency that was left. */
const LEFT_OVER = /taxes and fees|Charged now|per night|Guest details|Your total|Charged to|\$/

test('[A1.4] language and currency are chosen in one dialog, and all texts and prices follow, to the checkout', async ({ page }) => {
  await page.goto(resultsPath('lisbon', stay(31)))
  await page.getByRole('button', { name: 'Language and currency' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select your language & currency' })
  await dialog.getByRole('combobox', { name: 'Language' }).fill('deutsch')
  await dialog.getByRole('option', { name: 'Deutsch' }).click()
  await dialog.getByPlaceholder('Search currency').fill('eur')
  await dialog.getByRole('radio', { name: /Euro/ }).check()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  const follows = async (price: RegExp) => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
    await expect(page.getByRole('main')).toContainText(price)
    expect(await page.getByRole('main').innerText()).not.toMatch(LEFT_OVER)
  }
  await follows(/\d\s€/)
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.waitForURL('**/hotel-details**')
  await follows(/\d\s€/)
  await page.getByRole('button', { name: 'Auswählen' }).first().click()
  await page.waitForURL('**/hotel-checkout?**')
  await follows(/\d\s€/)
})

test('[C5.3] a page is in the language of its address, then of the cookie, then of the person, then of the browser, and carries language, direction and alternates', async ({
  page,
  playwright,
  baseURL,
}) => {
  /** Language and direction of the front page as a document. */
  const spoken = async (request: typeof page.request, path: string, headers: Record<string, string> = {}) => {
    const html = await (await request.get(path, { headers })).text()
    const [, lang, dir] = /<html[^>]* lang="([^"]+)"[^>]* dir="([^"]+)"/.exec(html) ?? []
    return { lang, dir, html }
  }
  for (const { tag } of LANGUAGES) {
    const stranger = await playwright.request.newContext({ baseURL })
    const { lang, dir, html } = await spoken(stranger, `/?lang=${tag}`)
    expect([lang, dir]).toEqual([tag, directionOf(tag)])
    for (const other of LANGUAGES) expect(html).toContain(`hrefLang="${other.tag}"`)
    // Stored in a cookie, whatever the browser prefers.
    expect(await spoken(stranger, '/', { 'accept-language': 'en' })).toMatchObject({ lang: tag })
    await stranger.dispose()
  }
  await comeAsSomebodyNew(page)
  await call(page, '/api/user/updatePreference', { preferred_language: 'fr-FR' })
  await page.context().clearCookies({ name: /language/ })
  expect(await spoken(page.request, '/', { 'accept-language': 'de-DE' })).toMatchObject({ lang: 'fr-FR' })
  const guest = await playwright.request.newContext({ baseURL })
  expect(await spoken(guest, '/', { 'accept-language': 'de-DE, en;q=0.5' })).toMatchObject({ lang: 'de-DE' })
  await guest.dispose()
})

test('[C5.1] the site, the messages of its calls, its mails and the pages of the gateway are each in the seven languages', async ({
  page,
  playwright,
  baseURL,
}) => {
  const said: Record<string, Set<string>> = { site: new Set(), call: new Set(), mail: new Set(), gateway: new Set() }
  for (const { tag } of LANGUAGES) {
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { 'accept-language': tag } })
    const heading = /<h1[^>]*>([^<]+)</
    said.site?.add(heading.exec(await (await request.get(`/terms-of-use?lang=${tag}`)).text())?.[1] ?? '')
    const wrong = await request.post('/api/user/signIn', { data: { email: 'member@sojourn.test', password: 'not-this-one-1' } })
    said.call?.add((await wrong.json()).message)
    const email = `lea.${tag.toLowerCase()}.${Date.now()}@example.com`
    await request.post('/api/user/signUp', { data: { first_name: 'Lea', last_name: 'Moss', email, password: PASSWORD } })
    await expect.poll(async () => (await mailTo(page, email)).length).toBe(1)
    said.mail?.add((await mailTo(page, email))[0]?.subject ?? '')
    const field = await request.get(`${process.env.SOJOURN_E2E_GATEWAY_URL}/fields/number?key=pk_test_sojourn&locale=${tag}`)
    said.gateway?.add(/aria-label="([^"]+)"/.exec(await field.text())?.[1] ?? '')
    await request.dispose()
  }
  // Each is there, and no two languages say it alike.
  for (const [where, texts] of Object.entries(said)) {
    expect(texts, where).not.toContain('')
    expect([...texts], where).toHaveLength(LANGUAGES.length)
  }
})

test('in each language a page is hydrated as it was sent: its script writes days, amounts and counts as the server did', async ({ page }) => {
  const { checkin, checkout } = stay(31)
  for (const { tag } of LANGUAGES) {
    await page.goto(`/hotel-details?hotel=lisbon-patio-do-sineiro&checkin=${checkin}&checkout=${checkout}&rooms=2&lang=${tag}`)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    // A difference is told as an error once React comes to it, and no page may tell one.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))))
  }
})

test('[C5.2] searches of before are called as the language of the page calls their places, whichever language they were made in', async ({ page }) => {
  await page.goto(`${resultsPath('lisbon', stay(31))}&lang=de-DE`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await searchIsRemembered(page)
  const recent = page.getByRole('region', { name: /^(Recent searches|آخر عمليات البحث|最近の検索)/ })
  for (const [language, label] of [
    ['en-US', 'Lisbon, Portugal'],
    ['ar', 'لشبونة، البرتغال'],
    ['ja-JP', 'リスボン、ポルトガル'],
  ]) {
    await page.goto(`/?lang=${language}`)
    await expect(recent.getByRole('link')).toContainText(label!)
    await expect(recent).not.toContainText('Lissabon')
  }
})
