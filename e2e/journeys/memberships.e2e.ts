import type { Locator, Page } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { bank, CARDS, comeAs, fillCard, mailTo, PASSWORD } from './steps.ts'
import { callWithin } from './tender-steps.ts'

// The people of the demo world: each journey has one of its own. The dialog opens by itself once a day and person.

const EXPIRED = 'expired@sojourn.test'

const dialog = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title })
const plan = (of: Locator, name: string): Locator => of.getByRole('article').filter({ has: of.page().getByRole('heading', { name, exact: true }) })
const membership = (page: Page): Locator => page.getByRole('region', { name: 'Membership', exact: true })

/** Selects a plan and types a card for it. */
async function choose(of: Locator, name: string, card: string | null): Promise<void> {
  await plan(of, name).getByRole('button', { name: 'Select', exact: true }).click()
  await expect(of.getByRole('region', { name: `Pay for ${name}` })).toBeVisible()
  if (card) await fillCard(of.page(), card)
}

/** The box begins unticked and keeps "Pay Now" off (A5.8). */
async function agreeAndPay(of: Locator): Promise<void> {
  const box = of.getByRole('checkbox', { name: /^I authorize/ })
  await expect(box).not.toBeChecked()
  await expect(of.getByRole('button', { name: 'Pay Now', exact: true })).toBeDisabled()
  await box.check()
  await of.getByRole('button', { name: 'Pay Now', exact: true }).click()
}

/** The dialog says so and closes; the page is loaded anew after it. */
async function expectBought(page: Page, of: Locator): Promise<void> {
  const loaded = page.waitForEvent('load', { timeout: 40_000 })
  await expect(of.getByText('Your membership is confirmed')).toBeVisible({ timeout: 30_000 })
  await expect(of).toBeHidden()
  await loaded
}

test('[A2.1, A2.16, A5.8] who needs a plan sees the dialog on the front page and nowhere else, takes a trial whose card is kept, cancels and resumes', async ({
  page,
}, info) => {
  await comeAs(page, 'trial@sojourn.test')
  await page.goto('/cars')
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await page.goto('/user/profile')
  await expect(membership(page)).toContainText('Your account needs a plan.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/home')
  const plans = dialog(page, 'Choose your plan')
  await expect(plans.getByRole('article')).toHaveCount(3)
  await expect(plans.getByText('1 and 2 of 3')).toBeVisible()
  await plans.getByRole('button', { name: 'Next plan' }).click()
  await expect(plans.getByText('2 and 3 of 3')).toBeVisible()
  await plans.getByRole('button', { name: 'Previous plan' }).click()
  await expect(plans.getByText('1 and 2 of 3')).toBeVisible()
  await axeClean(page)
  await choose(plans, 'Voyager', CARDS.plain)
  await expect(plans.getByRole('region', { name: 'Price details' })).toContainText('Charged nowNothing')
  await axeClean(page)
  await takePictures(page, info, 'plans-trial')
  await agreeAndPay(plans)
  await expectBought(page, plans)
  await page.goto('/user/profile')
  await expect(membership(page)).toContainText('Free trial')
  await axeClean(page)
  await takePictures(page, info, 'profile')

  // Ending it takes no more steps than joining, and can be taken back.
  await membership(page).getByRole('button', { name: 'Cancel membership' }).click()
  const ending = dialog(page, 'Cancel your membership?')
  await expect(ending).toContainText('You keep your benefits until')
  await axeClean(page)
  await ending.getByRole('button', { name: 'Cancel membership' }).click()
  await expect(ending).toContainText('Your membership is canceled.')
  await expect(ending).toContainText(/Received on .* UTC/)
  await ending.getByRole('button', { name: 'Done' }).click()
  await expect(membership(page)).toContainText('nothing more is charged')
  await membership(page).getByRole('button', { name: 'Resume' }).click()
  await expect(membership(page).getByRole('button', { name: 'Cancel membership' })).toBeVisible()
})

test('[A2.5, A2.16] an expired member renews with what is owed: a decline loses nothing, another card passes its bank’s page, and a mailed link ends it', async ({
  page,
  browser,
}, info) => {
  await comeAs(page, EXPIRED)
  await page.goto('/')
  const plans = dialog(page, 'Account Renewal')
  const summary = plans.getByRole('region', { name: 'Membership', exact: true })
  await expect(summary).toContainText('StatusEXPIRED')
  await choose(plans, 'Explorer', CARDS.declined)
  await expect(plans.getByRole('region', { name: 'Price details' })).toContainText('$4.90')
  await agreeAndPay(plans)
  await page.getByRole('alertdialog', { name: 'SORRY! UNABLE TO PROCESS YOUR CARD' }).getByRole('button', { name: 'OK' }).click()
  await expect(plans.getByRole('checkbox', { name: /^I authorize/ })).toBeChecked()
  await takePictures(page, info, 'plans-declined')
  await fillCard(page, CARDS.challenged)
  const status = page.waitForResponse((answer) => answer.url().endsWith('/api/booking/getStatus'))
  await plans.getByRole('button', { name: 'Pay Now', exact: true }).click()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  const { booking_id: bookingId } = (await (await status).request().postDataJSON()) as { booking_id: string }
  await expectBought(page, plans)
  // Where a redirect leads: told by the booking alone, and again after a reload.
  for (let times = 0; times < 2; times += 1) {
    await page.goto(`/subscription-checkoutsuccess?booking_id=${bookingId}&is_renewal=1&sub_plan_id=sub_explorer`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your membership is confirmed' })).toBeVisible()
  }
  await axeClean(page)
  await takePictures(page, info, 'membership-confirmed')
  await page.getByRole('link', { name: 'View my membership' }).click()
  await expect(membership(page)).toContainText('StatusACTIVE')
  await expect(membership(page)).not.toContainText('You owe')

  // The link in the mail ends it for whoever holds it, in two steps.
  const linkInMail = async () => (await mailTo(page, EXPIRED)).flatMap(({ links }) => links).find((each) => each.includes('/membership/cancel?token='))
  await expect.poll(linkInMail).toBeDefined()
  const link = await linkInMail()
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link!)
  await expect(stranger.getByText('You keep your benefits until')).toBeVisible()
  await axeClean(stranger)
  await stranger.getByRole('button', { name: 'Cancel membership' }).click()
  await expect(stranger.getByText(/Received on .* UTC/)).toBeVisible()
  await stranger.close()
  await page.reload()
  await expect(membership(page)).toContainText('nothing more is charged')
})

test('[A2.2] the account menu leads to the profile with the membership and its card', async ({ page }, info) => {
  await comeAs(page, 'member@sojourn.test')
  await page.goto('/')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(membership(page)).toContainText('StatusACTIVE')
  await expect(page.getByRole('region', { name: 'Membership card' })).toContainText('Voyager')
  await axeClean(page)
  await takePictures(page, info, 'profile-member')
})

test('where the organization pays a member takes a plan without a card', async ({ page, baseURL }) => {
  const site = `http://blue.localhost:${new URL(baseURL ?? '').port}`
  await page.goto(`${site}/privacy-policy`)
  const email = 'member@blue.test'
  await callWithin(page, '/api/user/signIn', { email, password: PASSWORD })
  await page.goto(`${site}/user/profile`)
  await membership(page).getByRole('button', { name: 'Choose your plan' }).click()
  const plans = dialog(page, 'Choose your plan')
  await expect(plans.getByRole('button', { name: 'Next plan' })).toHaveCount(0)
  await choose(plans, 'Crew', null)
  await expect(plans.getByRole('region', { name: 'Price details' })).toContainText('Charged nowNothing')
  await plans.getByRole('button', { name: 'Pay Now', exact: true }).click()
  await expectBought(page, plans)
  await expect(membership(page)).toContainText('Billing amountPaid by your organization')
})
