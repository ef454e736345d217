import type { Page } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { arriveSignedIn, cards, resultsPath, stay } from './steps.ts'

const products = (page: Page) => page.getByRole('navigation', { name: 'Products' })
const menuButton = (page: Page) => products(page).locator('summary')

for (const [host, sheet, names] of [
  ['localhost', 'All travel', ['Hotels', 'Holiday stays', 'Flights', 'Cars', 'Activities']],
  ['blue.localhost', 'All travel', ['Hotels', 'Holiday stays', 'Cruises', 'Resort weeks', 'Flights', 'Cars']],
  ['agents.localhost', 'More', ['Hotels', 'Flights', 'Cars', 'Transfers', 'Activities', 'Packages']],
] as const) {
  test(`[B2.8] the header of ${host} names the products that can be booked, in its order, and opens all of them, by keyboard and at every width`, async ({
    page,
    baseURL,
  }, info) => {
    for (const width of [375, 768, 1280]) {
      await page.setViewportSize({ width, height: 812 })
      await page.goto(`http://${host}:${new URL(baseURL ?? '').port}/`)
      await expect(products(page).getByRole('link')).toHaveText(names)
      expect(await fitsItsWidth(page), `${width} px`).toBe(true)
      await menuButton(page).press('Enter')
      await expect(products(page).getByRole('list', { name: 'Where to sleep' }).getByRole('link').first()).toContainText('Hotels')
      await expect(products(page).getByRole('list', { name: 'Membership and money' }).getByRole('link')).toHaveText([/^Membership/, /^Wallet/])
      expect(await fitsItsWidth(page), `open at ${width} px`).toBe(true)
      // Other widths change the bar; the page below is read once.
      await axeClean(page, { part: width === 1280 ? undefined : 'header' })
      if (width !== 768) await takePictures(page, info, `${sheet}-${host}-${width}`)
      // On the whole page of a phone a click elsewhere is none: what opened it closes it.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(menuButton(page)).toBeFocused({ timeout: 500 })
        await expect(products(page).getByRole('list', { name: 'Where to sleep' })).toBeHidden({ timeout: 500 })
      }).toPass()
    }
    await page.setViewportSize({ width: 375, height: 812 })
    await menuButton(page).click()
    await products(page).getByRole('list', { name: 'How to get there' }).getByRole('link', { name: /^Cars/ }).click()
    await expect(page).toHaveURL(/\/cars$/)
    await expect(products(page).getByRole('link', { name: 'Cars' })).toHaveAttribute('aria-current', 'true')
    await expect(products(page).getByRole('list', { name: 'Where to sleep' })).toBeHidden()
  })
}

test('[B2.1] each organisation has pictures and headlines of its own on the landing pages of what it sells, in the language of the page', async ({
  page,
  baseURL,
}) => {
  const seen = new Set<string>()
  for (const [host, path, headline] of [
    ['localhost', '/', 'Stay a little longer.'],
    ['localhost', '/cars', 'Take the long way.'],
    ['blue.localhost', '/', 'Drop anchor here.'],
    ['blue.localhost', '/holidaystays', 'An island of your own.'],
    ['blue.localhost', '/cars', 'Follow the coast.'],
    ['agents.localhost', '/', 'Every night planned.'],
    ['agents.localhost', '/cars?lang=de-DE', 'Von der Tür zum Termin.'],
  ] as const) {
    await page.goto(`http://${host}:${new URL(baseURL ?? '').port}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    const image = page.locator('.hero-picture').locator('img').or(page.locator('img.hero-picture')).first()
    await expect.poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0)).toBe(true)
    seen.add(await image.evaluate((one) => (one as HTMLImageElement).currentSrc))
  }
  expect(seen.size).toBe(7)
})

test('[B2.1] every landing page serves its own product: picture, headline, form and first row with prices of its own', async ({ page }) => {
  const seen = new Set<string | null>()
  for (const [path, form, field, row, price] of [
    ['/', 'Hotels', 'Where to?', 'Places to wake up in', /from \$[\d.,]+ a night/],
    ['/home', 'Hotels', 'Where to?', 'Places to wake up in', /from \$[\d.,]+ a night/],
    ['/holidaystays', 'Holiday stays', 'Where to?', 'Places to feel at home', /from \$[\d.,]+ a night/],
    ['/cars', 'Cars', 'Pick-up place', 'Places to drive from', /from \$[\d.,]+ a day/],
    ['/activities', 'Activities', 'Where to?', 'Places with something to do', /\$[\d.,]+/],
    ['/restaurants', 'Restaurants', 'Where to?', 'Places to eat out', /./],
    ['/resorts', 'Resort weeks', 'Resort or region', 'Places to spend a week', /\$[\d.,]+/],
    ['/stays', 'Stays', 'Resort or region', 'Places to stay a few nights', /\$[\d.,]+/],
    ['/transfers', 'Transfers', 'From', 'Places to arrive at', /Airport ride from \$[\d.,]+/],
    ['/cruises', 'Cruises', 'Where', 'Waters to cruise in', /from \$[\d.,]+/],
    ['/dreamtrips', 'Dreamtrips', 'Where', 'Where our groups go', /from \$[\d.,]+ a person/],
    ['/packages', 'Packages', 'From', 'Places to go to', /./],
    ['/flight', 'Flights', 'From', 'Places to fly to', /One way from \$[\d.,]+/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('search', { name: form }).getByRole('combobox', { name: field }), path).toBeVisible()
    await expect(page.getByRole('search')).toHaveCount(1)
    await expect(page.getByRole('region', { name: row }).getByText(price).first(), path).toBeVisible()
    const picture = await page.locator('.hero-picture').evaluate((image) => (image.querySelector('img') ?? image).getAttribute('src'))
    const headline = await page.getByRole('heading', { level: 1 }).innerText()
    if (path !== '/home') for (const own of [picture, headline]) expect(seen, path).not.toContain(own)
    seen.add(picture).add(headline)
  }
})

test('[B1.1] a guest finds hotels, flights, cars, activities, transfers, resorts, stays, cruises, packages, memberships and the wallet in one sheet', async ({
  page,
}) => {
  await page.goto('/')
  await menuButton(page).press('Enter')
  for (const name of ['Hotels', 'Flights', 'Cars', 'Activities', 'Transfers', 'Resort weeks', 'Stays', 'Cruises', 'Packages', 'Membership', 'Wallet'])
    await expect(
      products(page)
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .last(),
      name,
    ).toBeVisible()
})

test('[B2.8] of twelve products in a row the current one is in sight, an arrow or the focus leads to the others, and the page stays, from right to left too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 812 })
  for (const language of ['en-US', 'ar']) {
    await page.goto(`/dreamtrips?lang=${language}`)
    const tabs = page.locator('.hero-tabs')
    const [first, current] = [tabs.getByRole('link').first(), tabs.locator('[aria-current]')]
    const [before, after] = [tabs.locator('.scroll-row-before'), tabs.locator('.scroll-row-after')]
    await expect(current).toBeInViewport({ ratio: 0.9 })
    await expect(first).not.toBeInViewport()
    await before.click()
    await expect(after).toBeVisible()
    await first.focus()
    await expect(first).toBeInViewport({ ratio: 0.9 })
    await expect(before).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

const when = stay(33, 3)
/** From the results of hotels through cars to holiday stays and back, by the bar and the tabs. */
async function changeProducts(page: Page): Promise<void> {
  await page.goto(resultsPath('lisbon', when, '2,5'))
  await expect(cards(page).first()).toBeVisible()
  await products(page).getByRole('link', { name: 'Cars' }).click()
  const car = page.getByRole('search', { name: 'Cars' })
  await expect(car.getByRole('combobox', { name: 'Pick-up place' })).toHaveValue('Lisbon, Portugal')
  await expect(car.locator('[name="from"]')).toHaveValue(when.checkin)
  await expect(car.locator('[name="to"]')).toHaveValue(when.checkout)
  await page.getByRole('navigation', { name: 'Search for' }).getByRole('link', { name: 'Holiday stays' }).click()
  for (const product of ['Holiday stays', 'Hotels']) {
    const form = page.getByRole('search', { name: product })
    await expect(form.getByRole('combobox', { name: 'Where to?' })).toHaveValue('Lisbon, Portugal')
    await expect(form.locator('[name="checkin"]')).toHaveValue(when.checkin)
    await expect(form.locator('[name="checkout"]')).toHaveValue(when.checkout)
    await expect(form.locator('input[name="rooms"]')).toHaveValue('2,5')
    if (product !== 'Hotels') await page.getByRole('navigation', { name: 'Search for' }).getByRole('link', { name: 'Hotels' }).click()
  }
}

test('[B2.1] changing the product keeps place, dates and people', async ({ page }) => {
  await changeProducts(page)
  // An airport where a car waits is a place to sleep at.
  await page.goto(`/cars/search-details?pickup=LIS&from=${when.checkin}T10:00&to=${when.checkout}T10:00&age=35`)
  await products(page).getByRole('link', { name: 'Hotels' }).click()
  await expect(page.getByRole('combobox', { name: 'Where to?' })).toHaveValue(/^Lisbon Airport \(LIS\)/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[B2.1, B2.8] changing the product keeps place, dates and people, and the sheet opens and leads on', async ({ page }) => {
    await changeProducts(page)
    await menuButton(page).click()
    await products(page)
      .getByRole('list', { name: 'Membership and money' })
      .getByRole('link', { name: /^Wallet/ })
      .click()
    await expect(page).toHaveURL(/\/wallet/)
  })
})

test('[B2.1] the front page greets a member by their first name', async ({ page }) => {
  await arriveSignedIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Where next, Nora?' })).toBeVisible()
  await page.goto('/holidaystays')
  await expect(page.getByRole('heading', { level: 1, name: 'At home, far away.' })).toBeVisible()
})
