import { runNode } from '../../tools/process/run.ts'
import { fromRoot } from '../../tools/root.ts'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { withOwnServer } from '../harness/own-server.ts'
import { expect } from '../harness/test.ts'
import { comeAs, complete, expectConfirmed, fillGuest, MEMBER, stay } from './steps.ts'

let checkoutId = ''
/** On a world in which the member holds a hotel and a car as one checkout. */
const test = withOwnServer(async (dataDir) => {
  const { checkin, checkout } = stay(12, 3)
  const env = { DATA_DIR: dataDir, DATABASE_URL: undefined }
  const { code, output } = await runNode(fromRoot('tools', 'run.mjs'), ['e2e/harness/hold-trip.ts', checkin, checkout], { env })
  expect(code, output).toBe(0)
  checkoutId = /checkout=(\S+)/.exec(output)?.[1] ?? ''
})

test('of a hotel and a car booked together the car is cancelled alone at the sum that was shown; the stay stays confirmed and the money is refunded', async ({
  page,
}, info) => {
  await comeAs(page, MEMBER)
  await page.goto(`/hotel-checkout?checkout=${checkoutId}`)
  await fillGuest(page)
  await takePictures(page, info, 'two-items-checkout')
  await complete(page)
  const bookingId = await expectConfirmed(page)
  await axeClean(page)

  await page.goto(`/user/my-bookings/${bookingId}`)
  const items = page.getByRole('list', { name: 'Booked items' }).getByRole('article')
  await expect(items).toHaveCount(2)
  await expect(items.nth(0)).toContainText(/Confirmed[\s\S]*VoucherV-/)
  const car = items.nth(1)
  await takePictures(page, info, 'two-items-booking')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await car.getByRole('button', { name: /^Cancel this item/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel this item?' })
  await expect(dialog).toContainText('The rest of your booking is unchanged.')
  const back = (await dialog.locator('dl > div').filter({ hasText: 'Your refund' }).locator('dd').innerText()).trim()
  expect(back).toMatch(/^\$\d/)
  await dialog.getByRole('button', { name: 'Cancel this item' }).click()
  await expect(dialog).toBeHidden()

  await expect(car).toContainText('This item is canceled.')
  await expect(car).toContainText('no longer valid')
  await expect(items.nth(0)).toContainText('Confirmed')
  await expect(page.getByText(`The rest of this booking is unchanged. ${back} was refunded to Visa ending 4242`)).toBeVisible()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt).toContainText('Fully refunded')
  await expect(receipt).toContainText(`−${back}`)
  await takePictures(page, info, 'two-items-one-cancelled')
  await page.goto('/user/my-bookings')
  await expect(page.getByRole('article').first()).toContainText('1 of 2 canceled')
})
