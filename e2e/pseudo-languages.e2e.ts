import type { Page } from '@playwright/test'
import { bareEnglish } from './harness/bare-english.ts'
import { cutWords } from './harness/cut-words.ts'
import { expect, test } from './harness/test.ts'
import { worldNames } from './harness/world-names.ts'
import { openCheckout, option } from './journeys/pay-steps.ts'
import { comeAs, complete, expectConfirmed, MEMBER, PASSWORD } from './journeys/steps.ts'

const names = worldNames()
const AGENT = JSON.stringify({ email: 'agent@northwind.test', password: PASSWORD })

/** What is wrong with the screen that is open, in a disguised language, on a desk and on a phone. */
async function faultsOf(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = []
  // From the width that the screen before left to the other one.
  const widths = page.viewportSize()?.width === 375 ? [375, 1280] : [1280, 375]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const [cut, bare] = [await cutWords(page), await bareEnglish(page, names)]
    faults.push(...cut.map((fault) => `${screen} at ${width} px: ${fault}`), ...bare.map((text) => `${screen}: bare "${text}"`))
  }
  return faults
}

// Most screens are read in both disguises by `widths.e2e.ts`, which is there anyway.
for (const { language, dir, nth } of [
  { language: 'en-XA', dir: 'ltr', nth: 35 },
  { language: 'ar-XB', dir: 'rtl', nth: 36 },
] as const) {
  test(`no screen in ${language} overflows, cuts a word or says bare English`, async ({ page, baseURL }) => {
    // In English, in which its steps find what they press.
    await comeAs(page, MEMBER)
    await openCheckout(page, nth)
    await expect(option(page, /Visa ending 4242/)).toBeChecked()
    await complete(page)
    const bookingId = await expectConfirmed(page)
    const faults: string[] = []
    const walk = async (screen: string, path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      faults.push(...(await faultsOf(page, screen)))
    }
    await walk('an unknown hotel', `/hotel-details?hotel=nowhere&lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await walk('confirmed', `/hotel-checkout-success?booking_id=${bookingId}`)
    await expect(page.locator('.ticket-stub')).toBeVisible()
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
