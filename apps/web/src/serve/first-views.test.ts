import { expect, test } from 'vitest'
import { createFirstViews } from './first-views.ts'

const files = new Map([
  ['/assets/app-1.css', Buffer.from('body{}')],
  ['/art/hero-560.avif', Buffer.from([1, 2, 3])],
])
const firstViewOf = createFirstViews({ read: (address) => files.get(address) ?? null })
const by = (agent: string) => firstViewOf(new Request('http://a.test/', { headers: { 'user-agent': agent } }))
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Phone) AppleWebKit/537.36 Mobile Safari/537.36'

test('a document can carry the text of a built file, and for a phone a picture', () => {
  expect(by(PHONE).text('/assets/app-1.css')).toBe('body{}')
  expect(by(PHONE).picture('/art/hero-560.avif')).toBe('data:image/avif;base64,AQID')
})

test('what is no picture or no file of ours is not carried', () => {
  expect(by(PHONE).text('/assets/app-0.css')).toBeNull()
  expect(by(PHONE).picture('/art/../secret.avif')).toBeNull()
  expect(by(PHONE).picture('/assets/app-1.css')).toBeNull()
})

test('on a large screen pictures stay files, for it may show any of several widths', () => {
  expect(by('Mozilla/5.0 (X11; Linux x86_64)').picture('/art/hero-560.avif')).toBeNull()
  expect(by('Mozilla/5.0 (X11; Linux x86_64)').text('/assets/app-1.css')).toBe('body{}')
})

test('a page that is stored has its pictures within on every device', () => {
  expect(
    firstViewOf(new Request('http://a.test/', { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' } }), true).picture('/art/hero-560.avif'),
  ).toContain('data:')
})
