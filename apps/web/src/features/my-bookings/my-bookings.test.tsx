import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { linkedIn } from '../../offline-worker/page-rules.ts'
import { states } from './my-bookings.gallery.tsx'

const html = (name: keyof typeof states) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}

test.each(Object.keys(states) as (keyof typeof states)[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('each booking of the list is an article with a link to itself, and older ones are a page away', () => {
  const markup = html('list')
  expect(markup.match(/<article/g)).toHaveLength(4)
  expect(markup).toMatch(/<a[^>]*href="\/user\/my-bookings\/bkg_1"[^>]*>Casa das Andorinhas<\/a>/)
  expect(markup).toMatch(/href="[^"]*\?cursor=bkg_3"[^>]*>Earlier bookings/)
  expect(html('list, empty')).toContain('Start a search')
})

test('[C2.1] an unpaid booking is paid or abandoned, in the list and on its page; the dialog says that nothing was charged and what is released', () => {
  for (const markup of [html('list'), html('waiting for the payment')])
    expect(markup).toMatch(/href="\/hotel-checkout\?checkout=chk_1"[^>]*>Continue to payment<\/a>[\s\S]*?>Give up this booking<\/button>/)
  expect(html('waiting for the payment')).not.toContain('Cancel booking')
  expect(html('C2.1 give up?')).toMatch(
    /Nothing was charged\. What we&#x27;re holding for you and everything you applied to it, such as a coupon or wallet value, is released right away/,
  )
  expect(html('C2.1 not given up')).toMatch(/role="alert"[^>]*>A payment for this booking is being settled/)
})

test('[C2.8] a booking that was just made says until when it can be cancelled free of charge, and what is lost then; its line begins with that', () => {
  expect(html('confirmed, just now')).toContain('Free to cancel until Sat 21 Nov, 16:38 (Lisbon time), then you lose $499.26.')
  expect(html('confirmed, just now')).toMatch(/Free to cancel<\/span><span[^>]*>until Sat 21 Nov, 16:38<[\s\S]*You lose \$499\.26/)
  expect(html('confirmed')).not.toContain('16:38')
})

test('a receipt sums its lines, then says what was paid and refunded, and when', () => {
  const markup = html('cancelled')
  expect(markup).toContain('For Nora Andrade')
  expect(markup).toContain('Your booking is canceled. $499.26')
  expect(markup).toMatch(/Room, 3 nights<\/dt><dd[^>]*>\$471\.00</)
  expect(markup).toMatch(/Refund to Visa ending 4242<\/dt><dd[^>]*>−\$499\.26<\/dd><dd[^>]*>25 Nov 2026/)
})

test('a booking of one thing leaves out the fact that its head says already, and no other', () => {
  const markup = html('confirmed, a fact that names the address')
  expect(markup).not.toMatch(/<dt[^>]*>Property<\/dt>/)
  expect(markup).toMatch(/<dt[^>]*>Check-in<\/dt>/)
  expect(markup).toMatch(/<dt[^>]*>Keys<\/dt><dd[^>]*>Next to /)
  expect(html('of several things')).toMatch(/<dt[^>]*>Property<\/dt>/)
})

test('of a stay that is not confirmed nothing is owed at the property, and there is nothing to cancel', () => {
  expect(html('confirmed')).toContain('Later, at the property</dt>')
  expect(html('confirmed')).toMatch(/<button[^>]*>Cancel booking<\/button>/)
  // Named, so that the lines make the total.
  expect(html('cancelled')).toMatch(/Later, at the property<\/dt><dd[^>]*>\$0[^<]*<\/dd><dd[^>]*>No longer due/)
  for (const name of ['failed', 'expired'] as const) expect(html(name)).not.toContain('Later, at the property</dt>')
  for (const name of ['cancelled', 'failed', 'expired'] as const) {
    expect(html(name)).not.toContain('Cancel booking')
    expect(html(name)).not.toContain('If your plans change')
  }
})

test('a booking of several things lists each; an item without a place shows no place, no policy and no calendar file', () => {
  expect(html('of several things').match(/<ol aria-label="Booked items"|<article/g)).toHaveLength(3)
  const value = html('stored value')
  expect(value).toMatch(/<h1[^>]*>Wallet top-up<\/h1>/)
  expect(value).not.toMatch(/Add to calendar|If your plans change|tel:|Directions/)
})

test('directions open the address in the reader’s maps application, and send nothing of this page; of several things each has its own', () => {
  const link =
    /<a href="https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;destination=Rua%20dos%20Rem%C3%A9dios%20118%2C%20Alfama%2C%20Lisbon" target="_blank" rel="noopener noreferrer"/
  expect(html('confirmed')).toMatch(link)
  expect(html('of several things')).toMatch(/aria-label="Directions to Casa das Andorinhas"[\s\S]*aria-label="Directions to Compact/)
})

test('the pages of what is still to come are stored along with the list, and no others', () => {
  expect(linkedIn(html('list'), 'http://shop.test')).toEqual(['bkg_1', 'bkg_2', 'bkg_4'].map((id) => `/user/my-bookings/${id}`))
})

test('cancelling shows first the refund, where it goes, and the fee', () => {
  expect(html('cancel, asking')).not.toContain('Cancel booking</button>')
  expect(html('cancel, quoted')).toMatch(/Your refund<\/dt><dd[^>]*>\$331\.78[\s\S]*To Visa ending 4242[\s\S]*Not refunded<\/dt><dd[^>]*>\$167\.48/)
  expect(html('cancel, back by several ways')).toMatch(
    /To Visa ending 4242[\s\S]*Banks usually show it[\s\S]*To 4,000 Sojourn Miles[\s\S]*with their original expiry[\s\S]*To Cash card[\s\S]*At once/,
  )
  expect(html('cancel, refund changed')).toMatch(/role="status"[\s\S]*has changed[\s\S]*Your refund<\/dt><dd[^>]*>Nothing/)
})

test('[C3.3] cancelling or abandoning another person’s booking asks for a reason; one’s own does not', () => {
  const cancel = html('C3.3 cancel, of another person')
  expect(cancel).toMatch(/>Reason<\/label>[\s\S]*<input[^>]*name="reason"/)
  expect(cancel).toContain('Please give a reason. Nothing was changed.')
  expect(html('C3.3 give up, of a client')).toMatch(/Reason \(optional\)[\s\S]*can read it under Account activity/)
  for (const name of ['cancel, quoted', 'C2.1 give up?'] as const) expect(html(name)).not.toContain('name="reason"')
})

test('[C2.4] a receipt in any language knows by the kind of a movement what is money: a coupon that came back is none', () => {
  const slip = html('cancelled, with a coupon that came back')
  expect(slip).toMatch(/\$25\.00 returned/)
  expect(slip).toMatch(/You paid in total<\/dt><dd[^>]*>Nothing/)
})

test('each item of several has its state, its proofs, its own terms and a way to cancel it alone', () => {
  const markup = html('of several things')
  expect(markup).toMatch(/Supplier reference<\/dt><dd[^>]*>AND-55120<[\s\S]*Voucher<\/dt><dd[^>]*>V-7KM4-92</)
  expect(markup).toMatch(/>Cancel this item<span[^>]*>: Casa das Andorinhas<\/span><\/button>/)
  expect(markup).toMatch(/>Cancel this item<span[^>]*>: Compact/)
  expect(markup.match(/aria-label="If your plans change/g)).toHaveLength(2)
  expect(html('confirmed')).toMatch(/Supplier reference<\/dt><dd[^>]*>AND-55120</)
  expect(html('cancel, one item')).toMatch(
    /Cancel this item\?[\s\S]*The rest of your booking is unchanged[\s\S]*Keep this item[\s\S]*Cancel this item<\/button>/,
  )
})

test('once one item is cancelled the rest stays confirmed: the booking, the item, the list and the receipt say so', () => {
  const markup = html('of several, one cancelled')
  expect(markup).toMatch(/Canceled: Compact[^.]*\. The rest of this booking is unchanged\. \$120 was refunded/)
  expect(markup).toMatch(/This item is canceled\. \$40 of its price isn.*t refunded\./)
  expect(markup).toContain('V-7KM4-92-2, no longer valid')
  expect(markup).not.toMatch(/Cancel this item<span[^>]*>: Compact/)
  expect(markup).toMatch(/Cancel this item<span[^>]*>: Casa/)
  expect(markup).toMatch(/Canceled: Compact[^<]*<\/dt><dd[^>]*>\$40\.00 not refunded/)
  expect(html('list')).toContain('1 of 2 canceled')
})

test('an item whose supplier owes an answer, or that cannot be cancelled alone, says so and offers no button', () => {
  const waiting = html('of several, waiting for suppliers')
  expect(waiting).toMatch(/Checking with the supplier[\s\S]*It will either be confirmed or refunded/)
  expect(waiting).toMatch(/We.*ve asked the supplier to cancel this/)
  expect(waiting).not.toMatch(/Cancel this item|Cancel booking/)
  const late = html('of several, one too late')
  expect(late).toContain('The day of the pick-up is over')
  expect(late).not.toMatch(/Cancel this item<span[^>]*>: Compact/)
  expect(html('of one, being cancelled')).toMatch(/We.*ve asked the supplier to cancel this/)
})
