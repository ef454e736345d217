import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './payment-methods.gallery.tsx'

type Name = keyof typeof states

const html = (name: Name) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />)
}
const rows = (name: Name) => html(name).match(/<li class="flex[\s\S]*?<\/li>/g) ?? []
const buttons = (markup: string) => [...markup.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, label]) => label)

test.each(Object.keys(states) as Name[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('[A3.3] a card shows the badge of its brand and its four last digits', () => {
  const rendered = rows('cards: default, soon over, over, a long name')
  expect(rendered.map((row) => [/data-brand="(\w+)"/.exec(row)?.[1], /[A-Z][a-z ]+[A-Za-z]* ending \d{4}/.exec(row)?.[0]])).toEqual([
    ['visa', 'Visa ending 4242'],
    ['mastercard', 'Mastercard ending 4444'],
    ['amex', 'Amex ending 0005'],
    ['dinersClub', 'Diners Club ending 0004'],
  ])
})

test('the default is marked and not offered again; a card soon over or over says so', () => {
  const [visa = '', mastercard = '', amex = '', diners = ''] = rows('cards: default, soon over, over, a long name')
  expect(visa).toContain('>Default<')
  expect(buttons(visa)).toEqual(['Edit', 'Delete'])
  expect(buttons(mastercard)).toEqual(['Set as default', 'Edit', 'Delete'])
  expect(mastercard).toContain('Expires soon')
  expect(amex).toContain('>Expired<')
  expect(diners).not.toMatch(/Expire[sd]( soon)?</)
})

test('[A3.1] cards of the old shape have no nick name, so there is none to edit', () => {
  expect(rows('cards of the old shape').map(buttons)).toEqual([['Delete'], ['Set as default', 'Delete']])
})

test('another person’s cards, and those of a demo account, are looked at only', () => {
  for (const name of ['looking at another account', 'demo account'] as const) {
    expect(buttons(html(name)).filter((label) => /card|Edit|Delete|default/.test(String(label)))).toEqual([])
  }
  expect(html('looking at another account')).toContain('another person')
})

test('[A2.15] the card modals: Set as default card, Delete Credit Card and Edit Credit Card, with Cancel and one button that acts', () => {
  for (const [name, title, action] of [
    ['A2.15 Set as default card', 'Set as default card', 'Save'],
    ['A2.15 Delete Credit Card', 'Delete Credit Card', 'Delete'],
    ['A2.15 Edit Credit Card', 'Edit Credit Card', 'Save'],
  ] as const) {
    expect(html(name)).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`))
    expect(buttons(html(name))).toEqual(['Cancel', action])
  }
  expect(html('A2.15 Edit Credit Card')).toMatch(/<label[^>]*>Nick Name<\/label>/)
})

test('[B4.2] while a modal or the form is at work its buttons take no click', () => {
  const modal = html('A2.15 Set as default card, at work')
  expect(modal).toMatch(/<button[^>]*disabled=""[^>]*>Cancel/)
  expect(modal).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Save/)
  expect(html('add a card, at work')).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Save card/)
})

test('[A2.14, A8.3] a default that could not be set says SORRY, SOMETHING WENT WRONG and which card is the default', () => {
  expect(html('A2.14 default not set')).toMatch(/role="alertdialog"[\s\S]*SORRY, SOMETHING WENT WRONG[\s\S]*wasn.*t changed/)
})

test('[A5.7] a card to be added needs its nick name, said at its field', () => {
  expect(html('add a card, missing')).toMatch(/Nick Name<\/label>[\s\S]*aria-invalid="true"[\s\S]*Enter a nickname for this card/)
})

test('[A2.15] before a card is deleted it is said what it pays and when, what else would pay it, and which card can instead', () => {
  const words = (name: keyof typeof states) =>
    html(name)
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replace(/\s+/g, ' ')
  const member = words('C2.13 delete the card of a membership')
  expect(member).toContain("Without another card, this won't be paid:")
  expect(member).toContain('Explorer, 12 months: $89 on July 01, 2027')
  expect(member).toMatch(/1 more charge .*Pay with instead .*No other card .*Mastercard ending 4444/)
  expect(words('C2.13 delete one card of two')).toContain('It will be charged to: Your wallet.')
  expect(words('C2.13 delete the only card')).not.toContain('Pay with instead')
  expect(words('C2.13 delete the only card')).toMatch(/This card also guarantees: Casa das Andorinhas, from March 12, 2027/)
  expect(words('A2.15 Delete Credit Card')).not.toContain('Pay with instead')
  expect(html('C2.13 delete a card, looking up what it pays')).toMatch(/aria-disabled="true"[^>]*>Delete/)
})
