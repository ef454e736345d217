import { axeClean } from '../harness/axe-clean.ts'
import { expect, test } from '../harness/test.ts'
import { comeAs, resultsPath, stay } from './steps.ts'

// Its clock is a day ahead of the server's.
test.use({ timezoneId: 'Pacific/Kiritimati' })

test('[C2.17] in Arabic and by the keyboard, an invisible name is refused, and a person with one name in passport capitals books with the digits of their keyboard', async ({
  page,
}) => {
  const { keyboard } = page
  const field = (name: string) => page.locator(`[name="${name}"]`).filter({ visible: true })
  const retype = async (text: string) => {
    await keyboard.press('ControlOrMeta+a')
    await keyboard.insertText(text)
  }
  await comeAs(page, 'new@sojourn.test')
  await page.goto(`${resultsPath('lisbon', stay(43))}&lang=ar`)
  await page.getByRole('article').nth(4).getByRole('heading').getByRole('link').press('Enter')
  await page.waitForURL('**/hotel-details**')
  await page.getByRole('button', { name: 'اختيار' }).first().press('Enter')
  await page.waitForURL('**/hotel-checkout?**')
  await expect(page.locator('.card-slot').first()).toBeVisible()
  await expect(page.locator('.card-slot[data-waiting]')).toHaveCount(0)

  const pay = page.getByRole('button', { name: 'إتمام الحجز' })
  await field('firstName').focus()
  await retype('\u3164\u200b')
  await pay.press('Enter')
  await expect(field('firstName')).toBeFocused()
  await expect(field('firstName')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('أدخل الاسم الأول كما في جواز السفر.')).toBeVisible()
  await axeClean(page)

  await retype('M.NAZIR')
  await keyboard.press('Tab')
  await expect(field('lastName')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(field('lastName')).toBeDisabled()
  await keyboard.press('Tab')
  await retype('نذير@münchen.example')
  await keyboard.press('Tab')
  await retype('+٩٧١ ٥٠ ١٢٣ ٤٥٦٧')
  await expect(field('phone')).toHaveValue('+٩٧١ ٥٠ ١٢٣ ٤٥٦٧')

  await field('cardholder').focus()
  await retype('M.NAZIR')
  for (const [title, text] of [
    ['Card number', '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢'],
    ['Expiry date', '١٢/٢٠٣٠'],
    ['Security code', '١٢٣'],
  ] as const) {
    await page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox').focus()
    await keyboard.insertText(text)
  }
  await pay.press('Enter')
  // Letters before the sign that no mail of ours reaches: said at the field, which has the focus.
  await expect(field('email')).toBeFocused()
  await expect(field('email')).toHaveAttribute('aria-invalid', 'true')
  await retype('\u200fnazir@münchen.example')
  await pay.press('Enter')
  await page.waitForURL('**/hotel-checkout-success?**', { timeout: 30_000 })
  await expect(page.getByRole('main')).toContainText('M.NAZIR')

  const bookingId = new URL(page.url()).searchParams.get('booking_id')
  const answer = await page.request.post('/api/bookingHistory/get', { data: { booking_id: bookingId } })
  const { guests, contact } = (await answer.json()).data
  expect(guests[0]).toMatchObject({ first_name: 'M.NAZIR', last_name: '' })
  expect(contact).toMatchObject({ email: 'nazir@xn--mnchen-3ya.example', phone: '+971 50 123 4567' })
})
