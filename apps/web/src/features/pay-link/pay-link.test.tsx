import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { endsText } from './link-time.ts'
import { OpenedLink } from './opened-link.tsx'
import { states } from './pay-link.gallery.tsx'
import { sendTo } from './send-steps.ts'

const rendered = (Component: () => React.ReactNode) => {
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Page />)
}
const html = (name: keyof typeof states) => rendered(states[name])

test.each(Object.keys(states) as (keyof typeof states)[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
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
  expect(rendered(() => <OpenedLink state={open} />)).toMatch(/Mara Jensen is holding this booking[\s\S]*href="\/hotel-checkout\?checkout=chk_1"/)
})

test('without scripts the buttons say why they do nothing', () => {
  for (const name of ['links', 'door, guest'] as const) expect(html(name)).toMatch(/<noscript>[\s\S]*JavaScript[\s\S]*<\/noscript>/)
})

test('[C2.18] the hour a link ends names its clock, with its day where that is another', () => {
  const at = new Date(2027, 0, 15, 13, 5)
  expect(endsText(at.toISOString(), new Date(2027, 0, 15, 12))).toMatch(/^13:05 \S+$/)
  expect(endsText(at.toISOString(), new Date(2027, 0, 14, 23))).toMatch(/^15 Jan, 13:05 \S+$/)
})

test('[A6.5] no client is chosen beforehand but the one that is worked for or typed; sent without one nothing leaves the page, and it says what is missing', async () => {
  const chosen = (name: keyof typeof states) => /<option[^>]*selected=""[^>]*>[^<]*/.exec(html(name))?.[0]
  for (const name of ['send, choosing', 'send, one client'] as const) expect(chosen(name)).toMatch(/value=""[^>]*>Choose a client$/)
  expect(chosen('send, typed at the checkout')).toContain('Rafael Duarte')
  const asked = await sendTo({ by: 'client', clientId: '' }, { checkoutId: 'chk_1', guests: [], clients: [] })
  expect(asked).toEqual({ step: 'choosing', clients: [], note: null, missing: 'client' })
  expect(html('send, nobody chosen')).toMatch(/<select[^>]*aria-invalid="true"[\s\S]*Choose the client who will pay\. Nothing was sent\./)
})

test('[A6.5] a pay link asks for a name and an email where there is no client yet, begins with what is typed, and for nothing else', async () => {
  const markup = html('send, no clients yet')
  expect(markup).not.toContain('<select')
  for (const value of ['Nora', 'Albright', 'nora@example.com']) expect(markup).toContain(`value="${value}"`)
  expect(markup.match(/<input /g)).toHaveLength(3)
  expect(html('send, a new client without an email')).toContain('Enter the client&#x27;s email. Nothing was sent.')
  const of = { checkoutId: 'chk_1', guests: [], clients: [] }
  const client = { first_name: '', last_name: '', email: 'a@example.com' }
  expect(await sendTo({ by: 'new', client }, of)).toMatchObject({ missing: 'first_name' })
  expect(await sendTo({ by: 'new', client: { ...client, first_name: 'Ada', email: 'ada' } }, of)).toMatchObject({ missing: 'email' })
})

test('[A6.5] a new client is made once: where the link is refused afterwards the next try sends to them', async () => {
  const made = { user_id: 'usr_new', name: 'Ada Byron', first_name: 'Ada', last_name: 'Byron', phone: null, email: 'ada@example.com' }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (path === '/api/agents/addClient') return Response.json({ status: 'success', status_code: 200, message: 'OK', data: { client: made } })
    return Response.json({ status: 'fail', status_code: 429, code: 'too_many_links', message: 'Too many.' }, { status: 429 })
  })
  const next = await sendTo({ by: 'new', client: made }, { checkoutId: 'chk_1', guests: [], clients: [] })
  vi.unstubAllGlobals()
  expect(asked).toEqual(['/api/agents/addClient', '/api/agents/sendPayLink'])
  expect(next).toMatchObject({ step: 'choosing', note: 'Too many.', clients: [made], made })
})
