import { axeClean } from '../harness/axe-clean.ts'
import { fitsItsWidth, takePicture } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { arriveSignedIn } from './steps.ts'

test('[B7.17] a traveler asks support, an operator answers at their desk and both see it live; an ad says who paid for it, and a bell counts', async ({
  page,
  browser,
}, info) => {
  await arriveSignedIn(page, 'new@sojourn.test')
  const ad = page.getByRole('complementary', { name: 'Advertisement' })
  const seen = page.waitForRequest('**/api/ads/seen')
  await ad.scrollIntoViewIfNeeded()
  await ad.getByText('Why this ad?').click()
  await expect(ad.getByText('Paid for by Sojourn')).toBeVisible()
  await expect(ad.getByText('Shown to visitors who are signed in.')).toBeVisible()
  await takePicture(page, info, 'ad')
  await seen

  await page.getByRole('button', { name: 'Message support' }).click()
  const chat = page.getByRole('dialog', { name: 'Message support' })
  await chat.getByLabel('Your message').fill('Can I bring a dog? See evil.example')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByRole('log')).toContainText('Can I bring a dog?')
  await expect(chat.getByRole('link')).toHaveCount(0)
  await axeClean(page)
  await takePicture(page, info, 'chat')

  const desk = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await arriveSignedIn(desk, 'operator@sojourn.test')
  await desk.goto('/operator/messages')
  await desk
    .getByRole('button', { name: /Can I bring a dog/ })
    .first()
    .click()
  await expect(desk.getByRole('log')).toContainText('Can I bring a dog?')
  await desk.getByLabel('Answer').fill('Yes, small ones.')
  await desk.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByRole('log')).toContainText('Yes, small ones.', { timeout: 8_000 })
  await axeClean(desk)
  await takePicture(desk, info, 'desk')

  await chat.getByRole('button', { name: 'Close' }).click()
  await desk.getByLabel('Answer').fill('But not in the pool.')
  await desk.getByRole('button', { name: 'Send' }).click()
  await expect(desk.getByRole('log')).toContainText('But not in the pool.')
  await desk.close()
  await page.setViewportSize({ width: 375, height: 720 })
  await page.reload()
  // An earlier test may have left news of a booking too.
  await page.getByRole('button', { name: /^Notifications, [1-9]\d* new$/ }).click()
  const news = page.getByRole('region', { name: 'Notifications' })
  await expect(news).toContainText('1 new message from support')
  expect(await fitsItsWidth(page)).toBe(true)
  await axeClean(page)
  await takePicture(page, info, 'bell')
  await news.getByRole('button', { name: 'Read them' }).click()
  await expect(page.getByRole('dialog', { name: 'Message support' }).getByRole('log')).toContainText('But not in the pool.')
})
