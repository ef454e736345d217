import type { Page } from '@playwright/test'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { withOwnServer } from '../harness/own-server.ts'
import { expect } from '../harness/test.ts'
import { openCheckout, option } from './pay-steps.ts'
import { bank, CARDS, comeAs, complete, expectConfirmed, fillCard, fillGuest, MEMBER, mailTo, signIn } from './steps.ts'
import { apply, balances, box, CASH, COUPON, field, POINTS, pointsAt, priceLine, unapply, use } from './tender-steps.ts'

const test = withOwnServer()
const between = (least: number, most: number) => (rate: { price: { pay_now: number } }) => rate.price.pay_now > least && rate.price.pay_now < most
const couponInfo = (page: Page) => page.evaluate(() => localStorage.getItem('couponCodeInfo'))
/** Used here alone: the mails to it are counted. */
const OWN_EMAIL = 'nora.by.figures@example.com'
/** What an amount on a page comes to. */
const inCents = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
const total = (page: Page) => page.getByRole('status', { name: 'Total' })

test('[A1.1, A2.11, A3.5, A4.4, A4.5, A4.6, A8.5] a member pays with coupon, cash, points and a card that asks the bank, sees the same figures from the price block to the mail, cancels, and has each part back', async ({
  page,
}, info) => {
  await comeAs(page, MEMBER)
  const before = await balances(page)
  const checkoutId = await openCheckout(page, 1, between(150, 2000))
  const points = await pointsAt(page, checkoutId)
  const price = inCents(await total(page).innerText())
  const dueNow = inCents(await priceLine(page, 'Charged now').locator('dd').innerText())
  const panel = page.getByRole('region', { name: 'PAYMENT METHODS' })
  for (const name of [COUPON, CASH, POINTS, 'Payment Methods']) await expect(panel.getByRole('group', { name, exact: true })).toBeVisible()
  await expect(box(page, CASH)).toContainText('$150 available')
  await expect(box(page, POINTS).getByRole('combobox', { name: 'Type of points' })).toHaveValue('Sojourn Miles')

  await box(page, COUPON)
    .getByRole('button', { name: /TAKE25/ })
    .click()
  await use(page, COUPON, 'take25')
  expect(JSON.parse((await couponInfo(page)) ?? '{}')).toMatchObject({
    coupon_code: 'TAKE25',
    applied_amount: 25,
    applied_type: 'amount',
    discount_currency: 'USD',
  })
  await expect(field(page, COUPON)).not.toBeEditable()
  await use(page, CASH, '40.00')
  await expect(box(page, CASH).getByText('CASH APPLIED SUCCESSFULLY')).toBeVisible()
  await use(page, POINTS, '2000')
  await expect(priceLine(page, 'Coupon TAKE25')).toContainText('−$25')
  await expect(priceLine(page, 'Cash card')).toContainText('−$40')
  await expect(priceLine(page, '2,000 Sojourn Miles')).toContainText('−$20')
  // One sum: the coupon lowers it, cash and points pay it, the card pays what is left of what is due now.
  expect(inCents(await total(page).innerText())).toBe(price - 25_00)
  const charged = await priceLine(page, 'Charged now').locator('dd').innerText()
  expect(inCents(charged)).toBe(dueNow - 25_00 - 40_00 - 20_00)
  await expect(page.getByRole('region', { name: 'Payment', exact: true })).toContainText(`${charged} is charged to`)
  const figures = { cost: await total(page).innerText(), charged }
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.locator('.pay-bar')).toContainText(new RegExp(`Charged now\\s*\\${charged}\\s*Total\\s*\\${figures.cost}`))
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByText(/This booking earns [\d,]+ Sojourn Miles/)).toBeVisible()
  await takePictures(page, info, 'checkout-tenders')
  expect(await fitsItsWidth(page)).toBe(true)

  await page.reload()
  await expect(unapply(page, COUPON)).toBeVisible()
  await expect(field(page, CASH)).toHaveValue('40')
  await fillGuest(page, OWN_EMAIL)
  await fillCard(page, CARDS.challenged)
  await complete(page)
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  const bookingId = await expectConfirmed(page)
  expect(await couponInfo(page)).toBeNull()
  const ticket = page.getByRole('article')
  await expect(ticket).toContainText(`Your total${figures.cost}`)
  await expect(ticket).toContainText(`Charged: Visa ending 3184${figures.charged}`)
  await takePictures(page, info, 'confirmed-tenders')
  await expect.poll(async () => (await mailTo(page, OWN_EMAIL)).length).toBe(1)
  const [mail] = await mailTo(page, OWN_EMAIL)
  for (const row of [`Your stay costs: ${figures.cost}`, `Charged now: ${figures.charged}`, 'Coupon TAKE25: −$25', 'Cash card: −$40'])
    expect(mail!.text).toContain(row)
  await page.goto(`/user/my-bookings/${bookingId}`)
  const receipt = page.getByRole('region', { name: 'Receipt' })
  for (const part of ['TAKE25', 'Cash card', 'Sojourn Miles', `Visa ending 3184${figures.charged}`]) await expect(receipt).toContainText(part)
  await expect(receipt.getByRole('status', { name: 'Total' })).toHaveText(figures.cost)
  await takePictures(page, info, 'booking-tenders')

  await page.getByRole('button', { name: 'Cancel booking' }).click()
  const dialog = page.getByRole('dialog')
  for (const part of ['TAKE25', 'Cash card', 'Sojourn Miles']) await expect(dialog).toContainText(part)
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Your booking is canceled.')
  await expect(receipt).toContainText('You paid in totalNothing')
  expect(await balances(page)).toEqual(before)
  const again = await openCheckout(page, 1, between(150, 2000))
  expect(await pointsAt(page, again)).toEqual(points)
})

test('[A5.1, A5.4, A5.5, A5.6, A8.4, A8.6, A9.2, B2.12, B5.1] what cannot be applied is refused in the words of the seed, for so long, and can be read again', async ({
  page,
}) => {
  await comeAs(page, MEMBER)
  await openCheckout(page, 2, between(300, 2000))
  const kinds = box(page, POINTS).getByRole('combobox', { name: 'Type of points' })
  await expect(kinds).toHaveValue('Sojourn Miles')
  await apply(page, COUPON)
  await apply(page, CASH)
  await apply(page, POINTS)
  await expect(page.getByText('PLESE ENTER A VALID CUPON CODE').first()).toBeVisible()
  await expect(box(page, CASH).getByText('Please Enter Cash Card Amount')).toBeVisible()
  await expect(box(page, POINTS).getByText('Error', { exact: true })).toBeVisible()
  await expect(box(page, POINTS).getByText('Error', { exact: true })).toBeHidden({ timeout: 4000 })
  await expect(box(page, COUPON).getByText('PLESE ENTER A VALID CUPON CODE')).toBeHidden({ timeout: 6000 })
  await page.getByText(/^Messages \(/).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Please Enter Cash Card Amount' })).toBeVisible()

  await use(page, CASH, '12a3.456')
  await expect(field(page, CASH)).toHaveValue('123.45')
  await unapply(page, CASH).click()
  await expect(box(page, CASH).getByText('CASH RELEASED SUCCESSFULLY')).toBeVisible()
  await field(page, CASH).fill('900')
  await expect(field(page, CASH)).toHaveValue('150')
  await expect(box(page, CASH)).toContainText("Your cash cards have $150, so that's the most you can use.")
  const refused = { status: 'fail', status_code: 409, code: 'no_cash', message: 'Your cash cards hold less by now. Nothing was taken.' }
  await page.route('**/api/booking/applyCashcard', (route) => route.fulfill({ status: 409, json: refused }))
  await apply(page, CASH)
  await expect(box(page, CASH).getByText('FAILED TO APPLY CASH CARD')).toBeVisible()

  await box(page, POINTS).getByRole('button', { name: 'Clear the type of points' }).click()
  await kinds.fill('part')
  await box(page, POINTS)
    .getByRole('option', { name: /Partner Points/ })
    .click()
  await field(page, POINTS).fill('99999')
  await expect(field(page, POINTS)).toHaveValue('3000')
  await field(page, COUPON).fill('SAVE-10')
  await apply(page, COUPON)
  await expect(box(page, COUPON)).toContainText('only letters and digits')
})

test('[A5.2] who has no coupon gets a message', async ({ page }) => {
  await comeAs(page, 'new@sojourn.test')
  await openCheckout(page, 3)
  await expect(page.getByText('You have no coupons for this booking.')).toBeVisible()
  await field(page, COUPON).fill('SAVE10')
  await apply(page, COUPON)
  await expect(box(page, COUPON).getByText('You Do Not Have Any Coupon Code To Apply')).toBeVisible()
})

test('[B4.4] a second tab takes a tender off: the first sees it before anything is booked; what covers all of it books without a card', async ({
  page,
  context,
}) => {
  await comeAs(page, MEMBER)
  await openCheckout(page, 4, between(60, 149))
  await use(page, CASH, '150')
  await expect(page.getByText("No card needed: what you've applied covers everything due now.")).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  const other = await context.newPage()
  await other.goto(page.url())
  await unapply(other, CASH).click()
  await expect(box(other, CASH).getByText('CASH RELEASED SUCCESSFULLY')).toBeVisible()
  await fillGuest(page)
  await complete(page)
  const told = page.getByRole('dialog', { name: 'The amount on your card has changed' })
  await expect(told).toContainText(/You agreed to\s*\$0\s*It is now\s*\$\d+/)
  await told.getByRole('button', { name: 'See the new amount' }).click()
  await other.close()
  await use(page, CASH, '150')
  await expect(page.getByText('so no card is charged.').filter({ visible: true })).toBeVisible()
  await complete(page)
  await expectConfirmed(page)
})

test('[A2.13] [C2.3] a declined card keeps what is applied and lets it be changed, is shown in the modal once, and quietly after a reload; another card is one press away', async ({
  page,
}, info) => {
  await comeAs(page, MEMBER)
  await openCheckout(page, 5, between(150, 2000))
  await use(page, COUPON, 'SAVE10')
  await fillCard(page, CARDS.declined)
  await complete(page)
  const sorry = page.getByRole('alertdialog', { name: 'SORRY! UNABLE TO PROCESS YOUR CARD' })
  await sorry.getByRole('button', { name: 'Use another card' }).click()
  await expect(page.getByLabel('Name on card')).toBeFocused()
  await expect(unapply(page, COUPON)).toBeEnabled()
  await expect(page.getByText("This booking isn't paid yet.")).toBeVisible()
  await takePictures(page, info, 'declined-and-open')
  await page.reload()
  const note = page.getByRole('status').filter({ hasText: 'Your card was declined' })
  await expect(note).toContainText('your booking is still held')
  await expect(sorry).toBeHidden()
  await expect(option(page, 'Pay with new card')).toBeChecked()
  await takePictures(page, info, 'declined-and-reloaded')
  await note.getByRole('button', { name: 'Use another card' }).click()
  await expect(page.getByLabel('Name on card')).toBeFocused()
  await expect(note).toBeHidden()
  // Changed, it is booked again with the next press, for what the card pays then.
  const before = await priceLine(page, 'Charged now').locator('dd').innerText()
  await use(page, POINTS, '1000')
  await expect(page.getByText("This booking isn't paid yet.")).toBeHidden()
  await expect(page.getByLabel('First name')).toBeEnabled()
  const charged = await priceLine(page, 'Charged now').locator('dd').innerText()
  expect(inCents(charged)).toBe(inCents(before) - 10_00)
  await fillGuest(page)
  await fillCard(page, CARDS.plain)
  await complete(page)
  const bookingId = await expectConfirmed(page)
  await page.goto(`/user/my-bookings/${bookingId}`)
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(`Visa ending 4242${charged}`)
})

test('[C2.1] [C2.2] what another checkout holds is used here with one press; an unpaid booking is abandoned, and all it held is released', async ({
  page,
}, info) => {
  await comeAs(page, MEMBER)
  const before = await balances(page)
  const first = await openCheckout(page, 7, between(150, 2000))
  const points = await pointsAt(page, first)
  await use(page, POINTS, '2000')
  await openCheckout(page, 8, between(150, 2000))
  const held = box(page, POINTS).getByRole('list', { name: 'Reserved elsewhere' })
  await expect(held).toContainText(/2,000 points are reserved for .+ until \d\d:\d\d \S+\./)
  await takePictures(page, info, 'held-elsewhere')
  await held.getByRole('button', { name: 'Use it here' }).click()
  await expect(unapply(page, POINTS)).toBeVisible()
  await expect(field(page, POINTS)).toHaveValue('2000')
  await expect(held).toBeHidden()
  await fillCard(page, CARDS.declined)
  await complete(page)
  await page.getByRole('alertdialog', { name: 'SORRY! UNABLE TO PROCESS YOUR CARD' }).getByRole('button', { name: 'OK' }).click()
  await page.goto('/user/my-bookings')
  await page.getByRole('button', { name: 'Give up this booking' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Give up this booking?' })
  await expect(dialog).toContainText('Nothing was charged.')
  await takePictures(page, info, 'give-up')
  await dialog.getByRole('button', { name: 'Give up this booking' }).click()
  await expect(page.locator(':focus')).toContainText('Nothing was charged, and everything you applied to it is available again.')
  expect(await balances(page)).toEqual(before)
  expect(await pointsAt(page, first)).toEqual(points)
})

test('[A1.1, A2.20] a guest is invited to sign in and loses nothing; a demo account sees that it browses', async ({ page }) => {
  await page.goto('/privacy-policy')
  await openCheckout(page, 6)
  await box(page, COUPON).getByRole('button', { name: 'Use a coupon' }).click()
  await expect(page.getByRole('dialog')).toContainText("We'll keep everything you've entered.")
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await box(page, CASH).getByRole('button', { name: 'Use cash cards' }).click()
  await signIn(page)
  await expect(box(page, CASH)).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await comeAs(page, 'demo@sojourn.test')
  await openCheckout(page, 6)
  await box(page, CASH).getByRole('button', { name: 'Use cash cards' }).click()
  const demo = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(demo).toContainText('YOU ARE CURRENTLY USING A DEMO ACCOUNT')
  await expect(demo.getByRole('link', { name: 'CLICK HERE TO GET FULL ACCESS' })).toBeVisible()
  await demo.getByRole('button', { name: 'OK' }).click()
})
