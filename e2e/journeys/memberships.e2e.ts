import type { Locator, Page } from '@playwright/test'
import { axeClean } from '../harness/axe-clean.ts'
import { takePictures } from '../harness/looks.ts'
import { expect, test } from '../harness/test.ts'
import { comeAsSomebodyNew } from './pay-steps.ts'
import { bank, CARDS, comeAs, fillCard, mailTo, PASSWORD } from './steps.ts'
import { callWithin } from './tender-steps.ts'

// The people of the demo world: each journey has one of its own. The dialog opens automatically once a day and person.

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

/** The dialog says so and closes; the page is reloaded after it. */
async function expectBought(page: Page, of: Locator): Promise<void> {
  const loaded = page.waitForEvent('load', { timeout: 40_000 })
  await expect(of.getByText('Your membership is confirmed')).toBeVisible({ timeout: 30_000 })
  await expect(of).toBeHidden()
  await loaded
}

/** The page records when it shows success, and when it is left. */
const noteTimes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog] [role=status], dialog [role=status]')?.textContent?.includes('Your membership is confirmed')) return
      sessionStorage.setItem('told', String(Date.now()))
      told.disconnect()
    })
    told.observe(document.body, { childList: true, subtree: true })
    addEventListener('pagehide', () => sessionStorage.setItem('left', String(Date.now())))
  })
const notedMs = (page: Page): Promise<number> => page.evaluate(() => Number(sessionStorage.getItem('left')) - Number(sessionStorage.getItem('told')))

test('[A4.1, A5.7] a first plan is bought past its bank’s page, and its live channel alone reports it: the dialog closes, the page is reloaded after 5 s; its member withdraws', async ({
  page,
}, info) => {
  await comeAsSomebodyNew(page)
  // Asked, the server says nothing of it: on a slow machine the page does ask.
  await page.route('**/api/booking/getStatus', () => {})
  await page.goto('/user/profile')
  await membership(page).getByRole('button', { name: 'Choose your plan' }).click()
  const plans = dialog(page, 'Choose your plan')
  await choose(plans, 'Explorer', CARDS.challenged)
  // The card is saved for the renewals, by a name that may be changed.
  const nickName = plans.getByLabel('Nick Name')
  await expect(nickName).toHaveValue('My Visa')
  await nickName.fill('Holidays')
  await noteTimes(page)
  await agreeAndPay(plans)
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  await expectBought(page, plans)
  // As long as the clock of the page counts it, whatever the machine is busy with.
  expect(await notedMs(page)).toBeGreaterThan(4_900)
  await expect(membership(page)).toContainText('StatusACTIVE')

  await membership(page).getByRole('button', { name: 'Withdraw from contract here' }).click()
  const ending = dialog(page, 'Withdraw from contract')
  await expect(ending).toContainText('We refund $9.49 to what you paid with.')
  await takePictures(page, info, 'withdraw')
  await ending.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(ending).toContainText('$9.49 is on its way back to what you paid with.')
  await ending.getByRole('button', { name: 'Done' }).click()
  await expect(membership(page)).not.toContainText('StatusACTIVE')
  await expect(membership(page)).toContainText('Nothing will be charged.')
  await page.goto('/user/payment-methods')
  await expect(page.getByText('Holidays, expires')).toBeVisible()
})

test('[A2.1, A2.16, A5.8] a person who needs a plan sees the dialog on the front page and nowhere else, takes a trial whose card is saved, cancels and resumes', async ({
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
  await choose(plans, 'Voyager', CARDS.plain)
  await expect(plans.getByRole('region', { name: 'Price details' })).toContainText('Charged nowNothing')
  await axeClean(page)
  await takePictures(page, info, 'plans-trial')
  await agreeAndPay(plans)
  await expectBought(page, plans)
  await page.goto('/user/profile')
  await expect(membership(page)).toContainText('Free trial')
  await takePictures(page, info, 'profile')

  // Ending it takes no more steps than joining, and can be undone.
  await membership(page).getByRole('button', { name: 'Cancel membership' }).click()
  const ending = dialog(page, 'Cancel your membership?')
  await expect(ending).toContainText('You keep your benefits until')
  await ending.getByRole('button', { name: 'Cancel membership' }).click()
  await expect(ending).toContainText('Your membership is canceled.')
  await expect(ending).toContainText(/Received on .* UTC/)
  await ending.getByRole('button', { name: 'Done' }).click()
  await expect(membership(page)).toContainText('nothing more is charged')
  await membership(page).getByRole('button', { name: 'Resume' }).click()
  await expect(membership(page).getByRole('button', { name: 'Cancel membership' })).toBeVisible()
})

test('[A1.2, A2.5, A2.16] an expired member renews with what is owed: a decline loses nothing, another card passes its bank’s page; another plan, another order of what pays, and a mailed link ends it', async ({
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
  const paying = page.waitForRequest((request) => request.postData()?.includes('"booking_id"') ?? false)
  await plans.getByRole('button', { name: 'Pay Now', exact: true }).click()
  await bank(page).getByRole('button', { name: 'Complete authentication' }).click()
  const { booking_id: bookingId } = (await paying).postDataJSON() as { booking_id: string }
  await expectBought(page, plans)
  // Where a redirect leads: decided by the booking alone, and the same after a reload.
  for (let times = 0; times < 2; times += 1) {
    await page.goto(`/subscription-checkoutsuccess?booking_id=${bookingId}&is_renewal=1&sub_plan_id=sub_explorer`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your membership is confirmed' })).toBeVisible()
  }
  await axeClean(page)
  await takePictures(page, info, 'membership-confirmed')
  await page.getByRole('link', { name: 'View my membership' }).click()
  await expect(membership(page)).toContainText('StatusACTIVE')
  await expect(membership(page)).not.toContainText('You owe')

  // Another plan instead: what is left of this one is taken off.
  await membership(page).getByRole('button', { name: 'Change plan' }).click()
  await choose(plans, 'Voyager', CARDS.plain)
  await expect(plans.getByRole('region', { name: 'Price details' })).toContainText('Unused time on your current plan')
  await agreeAndPay(plans)
  await expectBought(page, plans)
  await expect(membership(page).getByRole('heading', { name: 'Voyager' })).toBeVisible()
  const next = page.getByRole('list', { name: 'Charges in the next 12 months' }).getByRole('listitem').first()
  await expect(next).toContainText('4242')
  await membership(page).getByRole('button', { name: "Change how they're paid" }).click()
  const pays = dialog(page, 'How later charges are paid')
  await pays.getByRole('checkbox', { name: /3184/ }).check()
  await pays.getByRole('button', { name: /3184 earlier$/ }).click()
  await takePictures(page, info, 'what-pays')
  await pays.getByRole('button', { name: 'Save' }).click()
  await expect(next).toContainText(/3184.*4242/)

  // Anyone with the link in the mail can end it, in two steps.
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

test('[A2.2] the account menu leads to the profile with the membership, its card and its next charge, which goes and comes again with the renewal', async ({
  page,
}, info) => {
  await comeAs(page, 'member@sojourn.test')
  await page.goto('/')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(membership(page)).toContainText('StatusACTIVE')
  await expect(page.getByRole('region', { name: 'Membership card' })).toContainText('Voyager')
  await axeClean(page)
  await takePictures(page, info, 'profile-member')
  const next = page.getByRole('list', { name: 'Charges in the next 12 months' })
  await expect(next).toContainText('$89')
  await membership(page).getByRole('button', { name: 'Cancel membership' }).click()
  const ending = dialog(page, 'Cancel your membership?')
  await ending.getByRole('button', { name: 'Cancel membership' }).click()
  await ending.getByRole('button', { name: 'Done' }).click()
  // What was booked to be paid later is charged on its own days.
  await expect(membership(page)).toContainText('nothing more is charged')
  await expect(next.filter({ hasText: '$89' })).toHaveCount(0)
  await membership(page).getByRole('button', { name: 'Resume' }).click()
  await expect(next).toContainText('$89')
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
