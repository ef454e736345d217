import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './memberships.gallery.tsx'

type Name = keyof typeof states

const html = (name: Name) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />).replaceAll('<!-- -->', '')
}
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
const payNow = (name: Name) => /<button[^>]*>Pay Now<\/button>/.exec(html(name))?.[0]

test.each(Object.keys(states) as Name[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('[A2.16] the dialog is "Choose your plan", and "Account Renewal" for people with a subscription, each plan an article with its button', () => {
  expect(html('plans, no membership')).toMatch(/<h2[^>]*>Choose your plan<\/h2>/)
  expect(html('plans, a member')).toMatch(/<h2[^>]*>Account Renewal<\/h2>/)
  const articles = html('plans, no membership').split('<article').slice(1)
  expect(articles.map((article) => /<h3[^>]*>([^<]*)/.exec(article)?.[1])).toEqual(['Voyager', 'Meridian', 'Explorer'])
  for (const article of articles) expect(article).toMatch(/<button[^>]*>Select<\/button>/)
})

test('[A2.16] the summary has type, since, expires, status, next billing date, billing amount and payment method, its dates as MMMM DD, YYYY', () => {
  expect(textOf(html('plans, a member'))).toContain(
    'Membership type Explorer Member since May 04, 2024 Expires March 12, 2027 Status ACTIVE Next billing date March 12, 2027 Billing amount $29 Current payment method Visa ending in 4242',
  )
  expect(textOf(html('plans, an expired member pays with a debt'))).toContain('Expires February 24, 2026 Status EXPIRED')
  expect(html('plans, no membership')).not.toContain('Membership type')
})

test('[A9.1] arrows are shown where there are more plans than are in view, with which of them are', () => {
  expect(html('plans, no membership')).toContain('1 and 2 of 3')
  expect(html('plans, no membership')).toMatch(/aria-label="Previous plan" aria-disabled="true"[\s\S]*aria-label="Next plan" aria-disabled="false"/)
  expect(html('plans, two, the organization pays')).not.toContain('aria-label="Next plan"')
})

test('[A5.8] the authorization begins unticked, in the words that are stored, and "Pay Now" is off until it is ticked', () => {
  const markup = html('plans, an expired member pays with a debt')
  const [box = ''] = /<label class="checkbox[^>]*>[\s\S]*?I authorize Sojourn to charge my card 49\.00 USD a year[\s\S]*?<\/label>/.exec(markup) ?? []
  expect(box).toContain('type="checkbox"')
  expect(box).not.toContain('checked')
  expect(payNow('plans, an expired member pays with a debt')).toContain('disabled=""')
})

test('a membership is paid with coupon, cash cards and cards, never by invoice', () => {
  const markup = html('plans, an expired member pays with a debt')
  expect(markup).toContain('PAYMENT METHODS')
  expect(markup).toContain('Have a Coupon Code?')
  expect(markup).not.toContain('Pay with invoice')
})

test('the sum shows the plan, the debt, what pays it, what is charged now and what next', () => {
  expect(textOf(html('plans, an expired member pays with a debt'))).toMatch(
    /Voyager, 12 months \$49\.00 Amount owed \$4\.90 .*Coupon TAKE25 −\$25\.00 .*Your total \$28\.90 .*Charged now \$28\.90 .*Your plan runs from March 12, 2026 to March 12, 2027\. The next charge is \$49 on March 12, 2027\./,
  )
})

test('a trial shows that it is free, and when the first charge comes', () => {
  const words = textOf(html('plans, a trial'))
  expect(words).toMatch(/Voyager .*Free for 14 days The first charge is \$49 on March 26, 2026\./)
  expect(words).toContain('Nothing is charged now.')
})

test('a trial that this person does not have is not shown as theirs: the plan says why, and what is charged', () => {
  const words = textOf(html('plans, the trial was had'))
  expect(words).toMatch(/\$49 for 12 months .*You or your card already had a free trial, so this plan starts without one\./)
  expect(words).toContain('The free trial is for a first membership, so this plan starts without one.')
  expect(words).not.toContain('Free for 14 days')
})

test('a plan that cannot be bought now is shown as it is for others, the own one without what it costs them later; in grace its term can be paid', () => {
  const cards = (name: Name) => html(name).split('<article').slice(1).map(textOf)
  const [own = '', smaller = ''] = cards('plans, a member, a smaller plan')
  expect(own).toMatch(/Your plan/)
  expect(own).not.toMatch(/Renews|Nothing is charged later/)
  expect(smaller).toMatch(/\$4\.90 for 1 month Renews at \$5\.90/)
  const select = (name: Name) => /<button[^>]*>Select<\/button>/.exec(html(name))?.[0]
  expect(select('plans, a member, a smaller plan')).toContain('disabled=""')
  expect(select('plans, a member in grace')).not.toContain('disabled=""')
})

test('where the organization pays the first term alone the plan says what its member is charged later', () => {
  const words = textOf(html('plans, two, the organization pays'))
  expect(words).toContain('Your organization pays. Without it, the plan costs $49.')
  expect(words).toContain('Your organization pays the first term. It renews at $119 on March 12, 2027.')
})

test('only a first term can be withdrawn from, and a saved card is no guarantee', () => {
  expect(textOf(html('plans, a trial'))).toContain('You can withdraw from a first term within 14 days')
  expect(textOf(html('plans, a trial'))).toContain('Your card is saved for the charges you agree to below.')
  expect(textOf(html('plans, an expired member pays with a debt'))).not.toContain('You can withdraw')
  expect(textOf(html('plans, the organization pays the first term'))).toMatch(
    /Your card is saved for the charges you agree to below\. Nothing is charged to it now\./,
  )
  expect(textOf(html('plans, the organization pays the first term'))).not.toContain('guarantee')
})

test('loading, a failure and no plans say so, and a failure can be tried again', () => {
  expect(html('plans on their way')).toContain('Loading the plans…')
  expect(html('plans not loaded')).toMatch(/role="alert"[\s\S]*Try again/)
  expect(html('no plans')).toContain('There are no plans on sale right now.')
  expect(html('plan refused')).toMatch(/You are a member of this plan already\.[\s\S]*Try again/)
  expect(html('plan refused for good')).not.toMatch(/worth more[\s\S]*Try again/)
})

test('one’s own membership shows its state, what is owed, what will be charged when, when that is announced and to what', () => {
  expect(textOf(html('own, active'))).toMatch(/Explorer Active Renews on March 12, 2027 for \$29\./)
  expect(textOf(html('own, trial'))).toContain('Free until March 26, 2026. Then $49 is charged.')
  expect(textOf(html('own, grace'))).toMatch(
    /Payment failed .*You keep your benefits for now; pay to remain a member\. Your card has insufficient funds\..* Pay now Change plan/,
  )
  expect(textOf(html('own, expired with a debt'))).toMatch(/You owe \$4\.90 .*Pay now/)
  const next = textOf(/<ul aria-label="Charges in the next 12 months"[\s\S]*?<\/ul>/.exec(html('own, active'))?.[0] ?? '')
  expect(next).toMatch(/December 12, 2026 .*Retrying .*We emailed you about it on December 05, 2026\. The next try is on December 15, 2026\./)
  expect(next).toMatch(/March 12, 2027 .*\$29 .*first of these that works: Visa ending in 4242 and Wallet\. We'll email you about it on March 05, 2027\./)
})

test('canceling is offered next to changing, withdrawing while it can be, resuming once it was canceled', () => {
  expect(html('own, active')).toMatch(/Change plan<\/button>[\s\S]*Cancel membership<\/button>[\s\S]*Withdraw from contract here<\/button>/)
  expect(html('own, grace')).not.toContain('Withdraw from contract here')
  expect(html('own, ending')).toContain('Resume</button>')
  expect(html('own, ending')).not.toContain('Cancel membership</button>')
})

test('[A2.2] a person who needs a plan, or another term of it, gets a message and the dialog', () => {
  expect(textOf(html('own, none, a plan is required'))).toMatch(/Your account needs a plan\. Choose your plan/)
  expect(textOf(html('own, expired with a debt'))).toMatch(/Your membership has expired\..* Renew/)
})

test('ending says until when benefits stay and what is refunded, takes one click, and its receipt shows the time', () => {
  expect(textOf(html('cancel, what it means'))).toMatch(
    /Explorer \(N\. A\.\) You keep your benefits until March 12, 2027\. Nothing more is charged\. .*Cancel membership/,
  )
  expect(textOf(html('withdraw, what it means'))).toMatch(/ends at once.*We refund \$29 to what you paid with\..*Confirm withdrawal/)
  expect(textOf(html('cancel, done'))).toContain('Received on March 12, 2026 at 09:14 UTC.')
  expect(textOf(html('withdraw, done'))).toContain('$29 is on its way back to what you paid with.')
  expect(html('withdraw, too late')).not.toContain('Confirm withdrawal')
})
