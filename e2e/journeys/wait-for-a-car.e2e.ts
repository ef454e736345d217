import { type APIRequestContext, request } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { comeAs, MEMBER, mailTo, PASSWORD, stay } from './steps.ts'

const EMAIL = 'gil.who.waits@example.com'

interface Found {
  readonly car_id: string
  readonly left: number | null
  readonly rates: readonly { readonly rate_id: string; readonly price: { readonly total: number } }[]
}

/** The last car of its class at a desk on these days, or on some of the days after. */
async function lastCar(visitor: APIRequestContext, weeksAhead: number) {
  for (let weeks = weeksAhead; weeks < weeksAhead + 12; weeks++) {
    const { checkin: from, checkout: to } = stay(weeks, 3)
    for (const pickup of ['lisbon', 'porto', 'madrid', 'rome']) {
      const rental = { pickup_at: `${from}T11:00`, dropoff_at: `${to}T10:00`, driver_age: 35 }
      const { data } = await (await visitor.post('/api/cars/search', { data: { pickup, ...rental } })).json()
      const car = (data?.cars as readonly Found[] | undefined)?.find(({ left }) => left === 1)
      if (car) return { car, rental, path: `/cars/details?car=${encodeURIComponent(car.car_id)}&pickup=${pickup}&from=${from}T11:00&to=${to}T10:00&age=35` }
    }
  }
  throw new Error('no last car')
}

test('a guest who misses the last car waits for it, reads their number, is asked by mail and on the page when it comes free, and goes on to pay', async ({
  page,
}, info) => {
  const origin = new URL((await page.request.get('/healthz')).url()).origin
  const other = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const { car, rental, path } = await lastCar(other, 14)
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  await other.post('/api/user/signIn', { data: { email: 'trial@sojourn.test', password: PASSWORD } })
  const { rate_id, price } = car.rates[0]!
  const asked = { ...rental, car_id: car.car_id, rate_id, expected_total: price.total }
  const held = (await (await other.post('/api/cars/prebook', { data: asked })).json()).data
  const contact = { email: 'first@example.com', phone: '+1 202 555 0121' }
  const booking = { checkoutId: held.checkoutId, guests: [{ first_name: 'Ida', last_name: 'First' }], contact, consented_total: held.price.total }
  const { booking_id } = (await (await other.post('/api/cars/book', { data: booking })).json()).data

  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const list = page.getByRole('region', { name: 'Waiting list' })
  await list.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(list).toContainText('Enter your email so that we can reach you.')
  await list.getByLabel('Email').fill(EMAIL)
  await takePictures(page, info, 'waiting-list')
  await list.getByLabel('Email').press('Enter')
  await expect(list).toContainText('You are number 1 on the waiting list.')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)

  const givenUp = await other.post('/api/bookingHistory/cancel', { data: { booking_id, expected_refund: 0 } })
  expect(givenUp.status(), await givenUp.text()).toBe(200)
  await other.dispose()
  await expect.poll(async () => (await mailTo(page, EMAIL)).map(({ kind }) => kind)).toContain('waiting_offered')
  // The page asks by itself.
  await expect(list).toContainText("It's your turn", { timeout: 20_000 })
  await takePictures(page, info, 'waiting-offered')
  const link = (await mailTo(page, EMAIL))[0]?.links.find((each) => each.includes('/waiting?token=')) ?? ''
  await page.goto(link)
  await expect(page.getByRole('main')).toContainText("It's your turn")
  await axeClean(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL('**/cars/checkout?**')
  await expect(page.getByRole('heading', { name: 'Review and pay' })).toBeVisible()
})

test('a member sees in My bookings what they wait for, and leaves it there', async ({ page }, info) => {
  await comeAs(page, MEMBER)
  await page.goto('/user/my-bookings')
  const { car, rental } = await lastCar(page.request, 30)
  const wanted = { ...rental, car_id: car.car_id, rate_id: car.rates[0]!.rate_id }
  const joined = await page.request.post('/api/waiting/join', {
    data: { product_type: 'CAR', wanted },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(joined.status(), await joined.text()).toBe(200)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('region', { name: 'Waiting lists' })).toContainText("It's your turn", { timeout: 1_000 })
  }).toPass()
  const lists = page.getByRole('region', { name: 'Waiting lists' })
  await takePictures(page, info, 'waiting-in-my-bookings')
  await axeClean(page)
  expect(await fitsItsWidth(page)).toBe(true)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText("It's your turn on the waiting list")
  await page.keyboard.press('Escape')
  await lists.getByRole('button', { name: 'Let it go to the next person' }).click()
  await expect(lists).toContainText('It went to the next person.')
})
