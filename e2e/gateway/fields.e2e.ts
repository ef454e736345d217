import { axeClean } from '../harness/axe-clean.ts'
import { bank, CODE, expect, fieldFrame, inField, NUMBERS, openShop, pay, test, told, typeCard } from './cross-site.ts'
import { digitsIn, recordTraffic } from './record-traffic.ts'

test('[B7.12] a card typed in frames of another site pays, and nothing but states leaves them', async ({ page, shop }) => {
  const traffic = await recordTraffic(page, shop.url)
  await openShop(page, shop)
  // Two sites: what a browser keeps apart.
  expect([page, fieldFrame(page, 'number')].map((each) => new URL(each.url()).hostname)).toEqual(['shop.localhost', 'localhost'])
  await typeCard(page, NUMBERS.plain)
  await pay(page)
  expect(await told(page, 'pay')).toMatchObject({ status: 'succeeded' })
  const messages = await traffic.messages()
  expect(messages.length).toBeGreaterThan(10)
  expect(digitsIn(messages, NUMBERS.plain, CODE)).toEqual([])
  expect(digitsIn(await traffic.traces(), NUMBERS.plain, CODE)).toEqual([])
})

test('[B7.12] a card is saved by a setup, without any payment', async ({ page, shop }) => {
  await openShop(page, shop)
  await typeCard(page, NUMBERS.plain)
  await page.getByRole('button', { name: 'Save the card' }).click()
  expect(await told(page, 'saveCard')).toMatchObject({ status: 'succeeded', paymentId: expect.stringMatching(/^seti_/) })
})

test.describe('a field', () => {
  test.beforeEach(({ page, shop }) => openShop(page, shop))

  for (const [typed, brand, shown] of [
    ['4', 'visa', '4'],
    ['55', 'mastercard', '55'],
    ['2221', 'mastercard', '2221'],
    ['34', 'amex', '34'],
    ['6011', 'discover', '6011'],
    ['36', 'diners', '36'],
    ['3528', 'jcb', '3528'],
    ['378282246310005', 'amex', '3782 822463 10005'],
  ] as const) {
    test(`[B7.12] recognises a ${brand} by ${typed}`, async ({ page }) => {
      const number = inField(page, 'Card number')
      await number.pressSequentially(typed)
      await expect(number).toHaveValue(shown)
      await expect(page.locator('#log li', { hasText: `"brand":"${brand}"` }).first()).toBeVisible()
    })
  }

  test('[B7.12] takes what is pasted, spaced or not, and every way to write an expiry', async ({ page }) => {
    await inField(page, 'Card number').fill(' 4242-4242 4242  4242 ')
    await expect(inField(page, 'Card number')).toHaveValue('4242 4242 4242 4242')
    for (const text of ['04/30', '04/2030', '4 / 30', '0430', '4-2030']) {
      await inField(page, 'Expiry date').fill(text)
      await expect(inField(page, 'Expiry date')).toHaveValue('04 / 30')
    }
  })

  test('[B7.12] asks four digits of code for American Express, three elsewhere', async ({ page }) => {
    const code = inField(page, 'Security code')
    await inField(page, 'Card number').fill('378282246310005')
    const wrong = page.frameLocator('iframe[title="Security code"]').getByRole('alert')
    const tooLong = "Your card's security code has too many digits. Please check it."
    await code.fill('12345')
    await expect(wrong).toHaveText(tooLong)
    await expect(code).toHaveValue('12345')
    await code.fill('1234')
    await expect(wrong).toBeEmpty()
    await inField(page, 'Card number').fill(NUMBERS.plain)
    await expect(wrong).toHaveText(tooLong)
    await code.fill('123')
    await expect(wrong).toBeEmpty()
  })

  test('[C2.17] shows a number with too many digits whole, and says so at once', async ({ page }) => {
    await inField(page, 'Card number').fill(`${NUMBERS.plain}4242`)
    await expect(page.frameLocator('iframe[title="Card number"]').getByRole('alert')).toHaveText('Your card number has too many digits. Please check it.')
    await expect(inField(page, 'Card number')).toHaveValue('4242 4242 4242 4242 424 2')
  })

  test('[B7.12] says aloud and to the shop what is wrong, once it is left', async ({ page }) => {
    await inField(page, 'Card number').fill('4242424242424241')
    await inField(page, 'Expiry date').focus()
    const frame = page.frameLocator('iframe[title="Card number"]')
    await expect(frame.getByRole('alert')).toHaveText('Your card number is invalid.')
    await expect(frame.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('alert')).toHaveText('Your card number is invalid.')
    await axeClean(page)
  })

  test('[B7.12] is reached in its order and submits by Enter', async ({ page }) => {
    await page.getByLabel('Name on card').focus()
    for (const title of ['Card number', 'Expiry date', 'Security code'] as const) {
      await page.keyboard.press('Tab')
      await expect(inField(page, title)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    expect(await told(page, 'submit')).toEqual({ kind: 'code' })
  })

  test('[B7.12] passes on what a browser fills in for the whole card, and stores nothing of it', async ({ page }) => {
    const number = fieldFrame(page, 'number')
    await number.evaluate((code) => {
      for (const [id, text] of [
        ['caught-expiry', '04/2030'],
        ['caught-code', code],
      ] as const) {
        const input = document.getElementById(id) as HTMLInputElement
        input.value = text
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }, CODE)
    await expect(inField(page, 'Expiry date')).toHaveValue('04 / 30')
    await expect(inField(page, 'Security code')).toHaveValue(CODE)
    expect(await number.evaluate(() => [...document.querySelectorAll<HTMLInputElement>('.caught')].map(({ value, tabIndex }) => [value, tabIndex]))).toEqual([
      ['', -1],
      ['', -1],
    ])
  })

  test('[B7.12] wears the shop’s theme, and stays readable without colours and from right to left', async ({ page }) => {
    const look = () =>
      fieldFrame(page, 'number').evaluate(() => {
        const { color, fontSize } = getComputedStyle(document.getElementById('field') as HTMLElement)
        return { color, fontSize }
      })
    expect(await look()).toEqual({ color: 'rgb(23, 40, 58)', fontSize: '16px' })
    await page.getByRole('button', { name: 'Night' }).click()
    await expect.poll(look).toEqual({ color: 'rgb(244, 235, 220)', fontSize: '16px' })
    await axeClean(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await inField(page, 'Card number').focus()
    const outline = () => fieldFrame(page, 'number').evaluate(() => getComputedStyle(document.querySelector('.field') as HTMLElement).outlineStyle)
    await expect.poll(outline).toBe('solid')
    await fieldFrame(page, 'number').evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    const sides = await fieldFrame(page, 'number').evaluate(() => {
      const input = document.getElementById('field') as HTMLInputElement
      return [getComputedStyle(input).direction, getComputedStyle(input).textAlign]
    })
    expect(sides).toEqual(['ltr', 'right'])
  })
})

test.describe('3-D Secure', () => {
  test.beforeEach(async ({ page, shop }) => {
    await openShop(page, shop)
    await typeCard(page, NUMBERS.challenged)
    await pay(page)
    expect(await told(page, 'pay')).toMatchObject({ status: 'action' })
    await expect(bank(page).getByText('The small shop')).toBeVisible()
  })

  test('[A4.9, A4.10] passed in its frame, the shop is notified, looks and finds it paid', async ({ page }) => {
    await axeClean(page)
    await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
    expect(await told(page, 'retrieve')).toMatchObject({ result: { status: 'succeeded' } })
  })

  test('[A8.8] failed, another card is asked for and pays', async ({ page }) => {
    await bank(page).getByRole('button', { name: 'Fail authentication' }).click()
    expect(await told(page, 'retrieve')).toMatchObject({ result: { status: 'declined', code: 'payment_intent_authentication_failure' } })
    await inField(page, 'Card number').fill(NUMBERS.plain)
    await pay(page)
    expect(await told(page, 'pay', 2)).toMatchObject({ status: 'succeeded' })
  })

  test('[A4.10] closed by the shop, the payment is asked about and is not paid', async ({ page }) => {
    await page.getByRole('button', { name: 'CLOSE' }).click()
    expect(await told(page, 'retrieve')).toMatchObject({ payment: { status: 'requires_action' } })
  })
})
