import type { Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'
import { cards, countOf, hotelNames, resultsPath, stay, turnPage } from './journeys/steps.ts'

test.use({ javaScriptEnabled: false })

/** Another document, all of it: its address is there before its list. */
async function landed(page: Page, url: RegExp): Promise<void> {
  await expect(page).toHaveURL(url)
  await page.waitForLoadState()
}

const { checkin, checkout } = stay(33)

test('[B2.2] a person who has no scripts searches, narrows, sorts and reads about a hotel', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Where to?').fill('Lisbon')
  await page.getByLabel('Check-in').fill(checkin)
  await page.getByLabel('Check-out').fill(checkout)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/search-detail\?destination=lisbon&/)
  await expect(page.getByRole('heading', { level: 1, name: /stays in Lisbon/ })).toBeVisible()
  const all = await page.getByRole('heading', { level: 1 }).innerText()

  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: '5 stars' }).check()
  await filters.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/stars=5/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(all)
  await page.getByLabel('Sort by').selectOption('price')
  await page
    .locator('form')
    .filter({ has: page.getByLabel('Sort by') })
    .getByRole('button', { name: 'Apply' })
    .click()
  await expect(page).toHaveURL(/stars=5.*sort=price|sort=price.*stars=5/)

  const card = page.getByRole('article').first()
  const name = (await card.getByRole('heading').innerText()).trim()
  await card.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('main').getByText('taxes and fees included').first()).toBeVisible()
  await expect(page.getByText(/Booking needs JavaScript/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Select' })).toHaveCount(0)
})

test('a person who has no scripts sees what is wrong with a search, and pages through the list', async ({ page }) => {
  await page.goto(resultsPath('lisbon', { checkin: checkout, checkout: checkin }))
  await expect(page.getByRole('search').getByText('Stay at least one night.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Stay at least one night.' })).toBeVisible()
  await page.goto(resultsPath('lisbon', { checkin, checkout }))
  const first = await page.getByRole('article').first().getByRole('heading').innerText()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first)
})

for (const [product, prefix, noun] of [
  ['hotels', '', 'stays?'],
  ['holiday stays', '/holidaystays', 'homes?'],
] as const) {
  test(`[B2.1, B2.2] ${product} without scripts: from the landing page, filters and their counts, orders, pages, help, a hotel, its reviews, a comparison`, async ({
    page,
  }) => {
    await page.goto(prefix || '/')
    await page.getByLabel('Where to?').fill('Lisbon')
    await page.getByLabel('Check-in').fill(checkin)
    await page.getByLabel('Check-out').fill(checkout)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/search-detail\\?destination=lisbon&`))
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`\\d+ ${noun} in Lisbon`) })).toBeVisible()
    const list = page.url()

    const filters = page.getByRole('region', { name: 'Filters' })
    const box = filters.getByRole('checkbox', { name: /^Free cancellation/ })
    const promised = Number(/\d+$/.exec((await box.evaluate((one: HTMLInputElement) => one.labels?.[0]?.textContent ?? '')).trim()))
    await box.check()
    await filters.getByRole('button', { name: 'Apply' }).click()
    await landed(page, /free_cancellation=1/)
    expect(await countOf(page), 'free cancellation leaves what it said').toBe(promised)
    await page.getByRole('link', { name: 'Remove Free cancellation' }).click()
    await expect(page).not.toHaveURL(/free_cancellation/)

    for (const [sort, key] of [
      ['price', (text: string) => Number(/\$([\d,]+(?:\.\d+)?)/.exec(text)?.[1]?.replaceAll(',', ''))],
      ['score', (text: string) => -Number(/^(\d+\.\d)\b/m.exec(text)?.[1])],
    ] as const) {
      await page.getByLabel('Sort by').selectOption(sort)
      await page
        .locator('form')
        .filter({ has: page.getByLabel('Sort by') })
        .getByRole('button', { name: 'Apply' })
        .click()
      await landed(page, new RegExp(`sort=${sort}`))
      const keys = (await cards(page).allInnerTexts()).map(key)
      expect(keys, `by ${sort}`).toEqual(keys.toSorted((a, b) => a - b))
    }
    const first = await hotelNames(page)
    if (prefix === '' || (await page.getByRole('link', { name: 'Next page' }).isVisible())) {
      await turnPage(page)
      const second = await hotelNames(page)
      expect(second.filter((name) => first.includes(name))).toEqual([])
      await turnPage(page, 'Previous page')
      expect(await hotelNames(page)).toEqual(first)
    }

    await page.goto(`${list}&stars=2&score=9&price_min=1&price_max=2&price_currency=USD`)
    await expect(page.getByRole('heading', { name: `No ${prefix === '' ? 'stays' : 'homes'} match all of these filters` })).toBeVisible()
    await page.getByRole('link', { name: 'Clear all filters' }).click()
    await expect(cards(page).first()).toBeVisible()

    const hrefs: string[] = []
    for (const nth of [0, 1]) hrefs.push((await cards(page).nth(nth).getByRole('heading').getByRole('link').getAttribute('href')) ?? '')
    const names = (await hotelNames(page)).slice(0, 2)
    await cards(page).first().getByRole('link', { name: names[0]!, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: names[0]!, exact: true })).toBeVisible()
    await expect(page.getByText(/^Prices guaranteed for \d+ minutes$/)).toBeVisible()
    await page.getByRole('navigation', { name: 'Sort reviews' }).getByRole('link', { name: 'Lowest score' }).click()
    await landed(page, /reviews=lowest/)
    const reviews = await page.getByRole('region', { name: 'What guests say' }).getByRole('listitem').filter({ hasText: ', stayed ' }).allTextContents()
    const scores = reviews.map((text) => Number(/([\d.]+), stayed /.exec(text)?.[1]))
    expect(scores.length).toBeGreaterThan(1)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))

    const ids = hrefs.map((href) => new URL(href, page.url()).searchParams.get('hotel'))
    await page.goto(`${prefix}/hotel-compare?hotels=${ids.join(',')}&checkin=${checkin}&checkout=${checkout}&rooms=2`)
    await expect(page.getByRole('heading', { level: 1, name: `Compare 2 ${prefix === '' ? 'hotels' : 'homes'}` })).toBeVisible()
    for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  })
}
