import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PLAIN_SHELL, type Shell, ShellContext } from '../../lib/shell.ts'
import { renderWhole } from '../render-whole.ts'
import { AccountBlocked } from './account-blocked.tsx'
import { EnrolNote } from './enrol-note.tsx'
import { wordsOf } from './failure-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OwnBarPlace } from './own-places-place.tsx'
import { NoticePlace } from './rare-parts.tsx'

const NORA: Shell['user'] = {
  user_id: 'usr_1',
  email: 'nora@example.com',
  first_name: 'Nora',
  last_name: 'Andrade',
  title: null,
  phone: null,
  usr_type: 2,
  is_blocked: false,
  preferred_language: null,
  preferred_currency: null,
  loyalty_membership_no: null,
}

async function render(header: 'v1' | 'v2' | 'v3', user: Shell['user'] = null, quiet = false, products = PLAIN_SHELL.organisation.products): Promise<string> {
  const shell = { ...PLAIN_SHELL, user, organisation: { ...PLAIN_SHELL.organisation, name: 'Blue Harbor Club', header, products } }
  const Page = createRoutesStub([{ path: '/', Component: () => <Header quiet={quiet} /> }])
  const { html } = await renderWhole(
    <ShellContext value={shell}>
      <Page />
    </ShellContext>,
    '',
  )
  return new TextDecoder().decode(html)
}

test.each(['v1', 'v2', 'v3'] as const)('[B2.8] header %s has the products, the way to sign in, and language and currency', async (header) => {
  const guest = await render(header)
  expect(guest).toMatch(/<nav aria-label="Products"/)
  expect(guest).toMatch(/<a[^>]*aria-current="true"[^>]*><svg.*?<\/svg>Hotels<\/a>/)
  expect(guest).toMatch(/<button[^>]*>Sign in<\/button>/)
  expect(guest).toMatch(/<button[^>]*><span class="sr-only">Language and currency<\/span>/)
  expect(guest).not.toContain('Account')
})

test.each(['v1', 'v2', 'v3'] as const)('[B2.8] header %s shows who is signed in, and a checkout has no ways out to the side', async (header) => {
  const member = await render(header, NORA, true)
  expect(member).toMatch(/<button[^>]*><span class="sr-only">Account<\/span>/)
  expect(member).not.toContain('Sign in')
  expect(member).not.toContain('aria-label="Products"')
})

test.each(['v1', 'v2', 'v3'] as const)(
  '[B2.8] header %s has trips and the wallet next to the account, for signed-in people only and in no checkout',
  async (header) => {
    const wallet = /<a class="own-link" href="\/wallet"/
    expect(await render(header, NORA)).toMatch(wallet)
    expect(await render(header, NORA)).toMatch(/<a class="own-link" href="\/user\/my-trips"/)
    expect(await render(header)).not.toMatch(wallet)
    expect(await render(header, NORA, true)).not.toMatch(wallet)
  },
)

async function barAt(path: string, user: Shell['user'] = NORA): Promise<string> {
  const Page = createRoutesStub([{ path: '*', Component: OwnBarPlace }])
  const { html } = await renderWhole(
    <ShellContext value={{ ...PLAIN_SHELL, user }}>
      <Page initialEntries={[path]} />
    </ShellContext>,
    '',
  )
  return new TextDecoder().decode(html)
}

test('[B2.8] the bar of a phone is there for those who are signed in, says where they are, and leaves a checkout alone', async () => {
  const links = [...(await barAt('/user/my-trips/trp_1')).matchAll(/<a([^>]*)>/g)].map(([, attributes]) => attributes ?? '')
  expect(links.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(['/', '/user/my-trips', '/user/my-bookings', '/wallet', '/user/profile'])
  expect(links.map((link) => link.includes('aria-current="page"'))).toEqual([false, true, false, false, false])
  expect(await barAt('/', null)).not.toContain('own-bar')
  for (const path of ['/hotel-checkout', '/cars/checkout', '/wallet/checkout', '/pay/abc']) expect(await barAt(path), path).not.toContain('own-bar')
})

const namesIn = (html: string): string[] => [...html.matchAll(/<a[^>]*class="nav-link[^>]*><svg.*?<\/svg>([^<]*)<\/a>/g)].map(([, name]) => name ?? '')
const sheetOf = (html: string): string => html.slice(html.indexOf('class="all-travel-sheet"'), html.indexOf('</details>'))

test.each(['v1', 'v2', 'v3'] as const)(
  '[B2.8] header %s names products in the organisation’s order, and a sheet has all that can be booked',
  async (header) => {
    const html = await render(header, null, false, ['CAR', 'CRU', 'VR', 'HLT'])
    expect(namesIn(html)).toEqual(['Cars', 'Cruises', 'Holiday stays', 'Hotels'])
    const sheet = [...sheetOf(html).matchAll(/<b[^>]*>([^<]*)<\/b>/g)].map(([, name]) => name)
    expect(sheet).toEqual(['Holiday stays', 'Hotels', 'Cars', 'Cruises', 'Membership', 'Wallet'])
  },
)

test('[B2.8] the three headers are three', async () => {
  expect(new Set(await Promise.all([render('v1'), render('v2'), render('v3')])).size).toBe(3)
})

test('a page that no answer came for says so, and offers to ask again', () => {
  expect(wordsOf(new TypeError('Failed to fetch'))).toMatchObject({ title: "We can't connect right now", again: true })
})

test('a failed page says what it means for money', () => {
  expect(wordsOf(new Error('boom')).text).toContain('Nothing was booked or charged by this page')
})

function renderIn(shell: Partial<Shell>, Part: () => React.ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: Part }])
  return renderToStaticMarkup(
    <ShellContext value={{ ...PLAIN_SHELL, ...shell }}>
      <Page />
    </ShellContext>,
  ).replaceAll('<!-- -->', '')
}
const helped = { ...PLAIN_SHELL.organisation, contact_email: 'crew@blue.test', contact_phone: '+1 (202) 555-0100' }

test('[B2.8] the footer says whom to write to and to call, where the organisation has said so', () => {
  const footer = renderIn({ organisation: helped }, Footer)
  expect(footer).toMatch(/Help: <a href="mailto:crew@blue\.test"[^>]*>crew@blue\.test<\/a>/)
  expect(footer).toMatch(/<a href="tel:\+12025550100"[^>]*>\+1 \(202\) 555-0100<\/a>/)
  expect(renderIn({}, Footer)).not.toMatch(/mailto:|tel:/)
})

test('[A6.3] a blocked person reads that they are, and whom to write to', () => {
  const page = renderIn({ organisation: helped }, () => <AccountBlocked onLeave={async () => {}} />)
  expect(page).toMatch(/<h1[^>]*>This account is blocked<\/h1>/)
  expect(page).toMatch(/please write to <a href="mailto:crew@blue\.test"/)
  expect(page).toMatch(/<button[^>]*>Continue without an account<\/button>/)
})

test('[C4.7] an operator without a second factor is led to it', () => {
  expect(renderIn({}, EnrolNote)).toMatch(/href="\/user-details#two-step"/)
  expect(renderIn({}, NoticePlace)).toBe('')
})
