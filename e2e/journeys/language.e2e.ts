import { directionOf, LANGUAGES } from '@sojourn/i18n'
import { expect, test } from '../harness/test.ts'
import { call, comeAsSomebodyNew } from './pay-steps.ts'
import { resultsPath, stay } from './steps.ts'

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
