import { expect, test } from 'vitest'
import { breakable, unlinked } from './shown-text.ts'

const DOMAIN = /[\p{L}\p{N}-]+\.(?:xn--[a-z0-9-]+|\p{L}{2,})/u

test.each(['evil.com', 'EVIL.COM', 'claim at evil.com/login', 'pay.böse.de', 'дом.рф', 'help@evil.com', 'ST.JOHN', 'a.b.c.example', 'evil.xn--p1ai', 'x1.k2'])(
  '[C2.17] %s is shown and is no link of a mail',
  (text) => {
    expect(unlinked(text)).not.toMatch(DOMAIN)
    expect(unlinked(text).replaceAll('\u200c', '')).toBe(text)
  },
)

test.each(['It is 12.50 each.', 'until 4 p.m. on 3.12.2027', 'Happy birthday. Enjoy!', 'J. Smith', '1.234,50 €'])(
  'an ordinary text stays as it is: %s',
  (text) => {
    expect(unlinked(text)).toBe(text)
  },
)

test('[C2.17] a word of any length may break in a mail, its entities stay whole', () => {
  const word = 'Wolfeschlegelsteinhausenbergerdorff'
  expect(breakable(`<b>${word}</b> ${'x'.repeat(12)}`)).toBe(`<b>Wolfeschlegelsteinha<wbr>usenbergerdorff</b> ${'x'.repeat(12)}`)
  expect(breakable(`${'x'.repeat(19)}&amp;${'y'.repeat(30)}`)).toContain('&amp;')
})
