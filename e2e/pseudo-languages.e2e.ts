import { faultsInAll } from './harness/faults-in-all.ts'
import { expect, test } from './harness/test.ts'
import { worldNames } from './harness/world-names.ts'
import { openCheckout, option } from './journeys/pay-steps.ts'
import { comeAs, complete, expectConfirmed, MEMBER } from './journeys/steps.ts'

// Most screens are read in both disguises by `widths.e2e.ts`, which is there anyway, and an agent's in `agents.e2e.ts`, where they are filled.
for (const { language, dir, nth } of [
  { language: 'en-XA', dir: 'ltr', nth: 35 },
  { language: 'ar-XB', dir: 'rtl', nth: 36 },
] as const) {
  test(`no screen in ${language} overflows, cuts a word or says bare English`, async ({ page }) => {
    // In English, in which its steps find what they click.
    await comeAs(page, MEMBER)
    await openCheckout(page, nth)
    await expect(option(page, /Visa ending 4242/)).toBeChecked()
    await complete(page)
    const bookingId = await expectConfirmed(page)
    const faults: string[] = []
    const walk = async (screen: string, path: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      faults.push(...(await faultsInAll(page, screen, { night: false, names: worldNames })))
    }
    await walk('an unknown hotel', `/hotel-details?hotel=nowhere&lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    await walk('confirmed', `/hotel-checkout-success?booking_id=${bookingId}`)
    await expect(page.locator('.ticket-stub')).toBeVisible()
    expect([...new Set(faults)]).toEqual([])
  })
}

test('no page at all, in disguise', async ({ page }) => {
  const answer = await page.request.get('/nothing-here?lang=en-XA')
  expect(answer.status()).toBe(404)
  expect(await answer.text()).not.toMatch(/>[A-Z][a-z]+ [a-z]+ [a-z]+</)
})
