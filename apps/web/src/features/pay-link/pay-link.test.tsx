import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { endsText } from './link-time.ts'
import { OpenedLink } from './opened-link.tsx'
import { states } from './pay-link.gallery.tsx'
import { sendTo } from './send-steps.ts'

const drawn = (Component: () => React.ReactNode) => {
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Page />)
}
const html = (name: keyof typeof states) => drawn(states[name])

test.each(Object.keys(states) as (keyof typeof states)[])('every state draws without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('[A6.5] only what is open can be withdrawn, and what is paid leads to its booking, cancelled since or not', () => {
  const markup = html('links')
  expect(markup.match(/>Withdraw<\/button>/g)).toHaveLength(1)
  expect(markup).toMatch(/href="\/user\/my-bookings\/bkg_1"[^>]*>View booking/)
  expect(markup).toMatch(/href="\/user\/my-bookings\/bkg_2"[^>]*>View booking/)
  for (const word of ['Waiting for payment', 'Paid', 'Canceled', 'Expired', 'Withdrawn']) expect(markup).toContain(word)
  expect(markup).toMatch(/cursor=pln_4"[^>]*>Earlier links/)
})

test('[A6.5] before a link is sent the agent reads what it means, and afterwards until when it holds', () => {
  expect(html('send, choosing')).toMatch(
    /60 minutes at this price, with your markup[\s\S]*you aren.*t charged[\s\S]*<option[^>]*value="usr_1"[^>]*>Amara Okafor, client@northwind\.test/,
  )
  expect(html('send, sent')).toMatch(/emailed Amara Okafor the link[\s\S]*held until[\s\S]*https:\/\/agents\.example\/pay\//)
  expect(html('send, refused once')).toMatch(/role="alert"[\s\S]*no link was sent/)
})

test('[A6.5] anyone who opens a link sees what it means for their money', () => {
  for (const name of ['door, guest', 'door, ended', 'door, not here', 'door, unreachable'] as const)
    expect(html(name)).toMatch(/nothing (was|has been) charged/i)
  const open = { kind: 'open' as const, checkoutId: 'chk_1', path: '/hotel-checkout?checkout=chk_1', agent: 'Mara Jensen', guests: [] }
  expect(drawn(() => <OpenedLink state={open} />)).toMatch(/Mara Jensen is holding this booking[\s\S]*href="\/hotel-checkout\?checkout=chk_1"/)
})

test('without scripts the buttons say why they do nothing', () => {
  for (const name of ['links', 'door, guest'] as const) expect(html(name)).toMatch(/<noscript>[\s\S]*JavaScript[\s\S]*<\/noscript>/)
})

test('[C2.18] the hour a link ends names its clock, with its day where that is another', () => {
  const at = new Date(2027, 0, 15, 13, 5)
  expect(endsText(at.toISOString(), new Date(2027, 0, 15, 12))).toMatch(/^13:05 \S+$/)
  expect(endsText(at.toISOString(), new Date(2027, 0, 14, 23))).toMatch(/^15 Jan, 13:05 \S+$/)
})

test('[A6.5] of several clients none is chosen beforehand; sent without one nothing leaves the page, and it says what is missing', async () => {
  const first = (name: keyof typeof states) => /<option[^>]*>[^<]*/.exec(html(name))?.[0]
  expect(first('send, choosing')).toMatch(/value=""[^>]*>Choose a client$/)
  expect(first('send, one client')).toContain('Amara Okafor')
  const asked = await sendTo('', { checkoutId: 'chk_1', guests: [], clients: [] })
  expect(asked).toEqual({ step: 'choosing', clients: [], note: null, isMissing: true })
  expect(html('send, nobody chosen')).toMatch(/<select[^>]*aria-invalid="true"[\s\S]*Choose the client who will pay\. Nothing was sent\./)
})
