import type { Page } from '@playwright/test'
import { bareEnglish } from './harness/bare-english.ts'
import { cutWords } from './harness/cut-words.ts'
import { expect, test } from './harness/test.ts'
import { worldNames } from './harness/world-names.ts'
import { bookedAtTheProperty, heldCheckout } from './journeys/pay-steps.ts'
import { cards, comeAs, MEMBER, PASSWORD, resultsPath, stay } from './journeys/steps.ts'

const names = worldNames()
const AGENT = JSON.stringify({ email: 'agent@northwind.test', password: PASSWORD })
const WIDTHS = [1280, 375] as const

/** What is wrong with the screen that is open, in a disguised language, on a desk and on a phone. */
async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const [cut, bare] = [await cutWords(page), await bareEnglish(page, names)]
    faults.push(...cut.map((fault) => `${screen} at ${width} px: ${fault}`), ...bare.map((text) => `${screen}: bare "${text}"`))
  }
  return faults
}

for (const [language, dir, weeks] of [
  ['en-XA', 'ltr', 43],
  ['ar-XB', 'rtl', 44],
] as const) {
  test(`no screen in ${language} overflows, cuts a word or says bare English`, async ({ page, baseURL }) => {
    const days = stay(weeks)
    const faults: string[] = []
    const walk = async (screen: string, path: string) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      faults.push(...(await faultsOf(page, screen)))
    }
    await walk('home', `/?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await walk('sign in', '/?login=true')
    await walk('results', resultsPath('lisbon', days))
    const details = (await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
    await walk('details', details)
    const cars = `/cars/search-details?pickup=lisbon&from=${days.checkin}T11:00&to=${days.checkout}T10:00&age=24`
    await walk('cars', '/cars')
    await walk('cars results', cars)
    const car = (await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
    await walk('a car', car)
    await walk('terms', '/terms-of-use')
    await walk('an unknown hotel', '/hotel-details?hotel=nowhere')
    await comeAs(page, MEMBER)
    await walk('checkout', `/hotel-checkout?checkout=${await heldCheckout(page, weeks)}`)
    await walk('confirmed', `/hotel-checkout-success?booking_id=${await bookedAtTheProperty(page, weeks + 2)}`)
    await walk('my bookings', '/user/my-bookings')
    await walk('wallet', '/wallet')
    await walk('cards', '/user/payment-methods')
    const agents = `http://agents.localhost:${new URL(baseURL ?? '').port}`
    await page.goto(`${agents}/?lang=${language}`)
    // From within the page: only browsers know such a host on every machine.
    await page.evaluate((body) => fetch('/api/user/signIn', { method: 'POST', headers: { 'content-type': 'application/json' }, body }), AGENT)
    await walk('statement', `${agents}/agent/statement`)
    expect([...new Set(faults)]).toEqual([])
  })
}

test('no page at all, in disguise', async ({ page }) => {
  const answer = await page.request.get('/nothing-here?lang=en-XA')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).not.toMatch(/>[A-Z][a-z]+ [a-z]+ [a-z]+</)
})
