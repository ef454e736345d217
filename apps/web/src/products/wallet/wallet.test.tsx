import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { claimedText } from './claimed-text.ts'
import { states } from './wallet.gallery.tsx'
import type { StoredCard } from './wallet-api.ts'

type Name = keyof typeof states

const html = (name: Name) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test.each(Object.keys(states) as Name[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('each currency of the balance is shown alone, never summed', () => {
  const [balance = ''] = /<section aria-label="Balance"[\s\S]*?<\/section>/.exec(html('balances, cards, history')) ?? []
  expect(textOf(balance)).toContain('€40 $62.50')
  expect(textOf(html('empty'))).toContain('Available balance $0')
})

test('[B3.5] a card shows its name, kind, code, state, what is left of it and until when', () => {
  const shown = (/<ul aria-label="Cards"[\s\S]*?<\/ul>/.exec(html('balances, cards, history'))?.[0] ?? '').split('</li>').map(textOf)
  expect(shown[0]).toMatch(/Wallet top-up Active \$62\.50 Wallet card, originally \$80 WLT-2C3D-4E5F-6G7H Never expires/)
  expect(shown[2]).toContain('Expires Fri 31 December 2027')
  expect(shown[3]).toContain('On hold $0')
  expect(shown[4]).toContain('Spent $0')
})

test('what came in has a plus, what went out a minus, and a gift of one’s own neither', () => {
  const rows = (/<ul aria-label="History"[\s\S]*?<\/ul>/.exec(html('balances, cards, history'))?.[0] ?? '').split('</li>').map(textOf)
  expect(rows.map((row) => /([+−]?[$€][\d.]+)\s*$/.exec(row.trim())?.[1])).toEqual(['−$17.50', '$50', '+€40', '+$80', undefined])
  expect(html('balances, cards, history')).toContain('href="/user/my-bookings/bkg_2"')
})

test('a demo account only reads: the form takes nothing and no gift is claimed', () => {
  const markup = html('demo account')
  expect(markup).toMatch(/<fieldset[^>]*disabled/)
  expect(markup).not.toContain('Claim it with its code')
  expect(textOf(markup)).toMatch(/You can.*t top up or claim gifts/)
})

test('what is missing is said at its field', () => {
  expect(html('own amount out of range')).toMatch(/Amount in USD<\/label>[\s\S]*aria-invalid="true"[\s\S]*Enter an amount from \$10 to \$1,000\./)
  expect(html('as a gift, missing')).toMatch(/Their name<\/label>[\s\S]*aria-invalid="true"[\s\S]*Their email<\/label>[\s\S]*aria-invalid="true"/)
})

test('after paying the page shows the new balance; a gift shows who gets it; a failure where the money goes', () => {
  expect(textOf(html('topped up'))).toMatch(/Your wallet is topped up .*Your balance now \$130/)
  expect(textOf(html('gift sent'))).toMatch(/We.*ve emailed the code for .* at theo@example\.com/)
  expect(textOf(html('gift sent'))).not.toContain('Your balance now')
  expect(textOf(html('not bought'))).toMatch(/\$50 was refunded to Visa ending 4242/)
})

test('[B3.5] a gift claimed again is reported as claimed before, with what is left of it', () => {
  const gift = { payment_card_id: 'pcd_1', redemption_price: 50, currency_code: 'USD' } as StoredCard
  expect(claimedText(gift, [])).toBe('$50 is ready to use.')
  expect(claimedText(gift, [{ ...gift, payment_card_id: 'pcd_2' }])).toBe('$50 is ready to use.')
  expect(claimedText({ ...gift, redemption_price: 17.5 }, [gift])).toMatch(/already claimed this gift\. \$17\.50 of it is left in your wallet\.$/)
  expect(claimedText({ ...gift, redemption_price: 0 }, [gift])).toMatch(/already claimed this gift, and it's all spent\.$/)
})
