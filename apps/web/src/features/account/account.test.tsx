import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './account.gallery.tsx'

type Name = keyof typeof states

const html = (name: Name) => {
  const Page = createRoutesStub([{ path: '/', Component: states[name] }])
  return renderToStaticMarkup(<Page />).replaceAll('<!-- -->', '')
}

test.each(Object.keys(states) as Name[])('every state renders without a style attribute, which the policy would block: %s', (name) => {
  expect(html(name)).not.toMatch(/\sstyle="/)
})

test('details, password, sessions and two-step sign-in are on one page, each under its heading', () => {
  const markup = html('details')
  for (const heading of ['Title, name and phone', 'Password', 'Two-step sign-in', 'Where you are signed in', 'Your data'])
    expect(markup).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`))
  expect(markup).toMatch(/Chrome on Windows[\s\S]*This device/)
  expect(markup).toMatch(/<button[^>]*aria-label="End the session of Safari on iPhone"/)
  expect(markup).toContain('End all other sessions')
  expect(html('details, one session')).not.toContain('End all other sessions')
})

test('a demo account is shared by all: nothing of it can be changed', () => {
  expect(html('demo account')).not.toMatch(/<form|<button/)
})

test('[A3.7] the membership number is shown with the points, which are listed by age and expiry', () => {
  const markup = html('wallet and points')
  expect(markup).toContain('Your membership number is MJ4K2-90XQ7.')
  expect(markup).toMatch(
    /Sojourn Miles[\s\S]*12,000[\s\S]*Worth \$120 toward a booking[\s\S]*Earned Sun 1 February 2026[\s\S]*Until Tue 1 February 2028[\s\S]*9,000 points/,
  )
  expect(markup).toMatch(/10% off hotels[\s\S]*SAVE10/)
  expect(markup).toMatch(/Sorry for the noise[\s\S]*\$110\.50/)
})

test('[C3.3] the person it was done to reads what, by whom and why', () => {
  const markup = html('activity')
  expect(markup).toMatch(
    /href="\/user\/my-bookings\/bkg_1"[^>]*>A booking was canceled<\/a>[\s\S]*The hotel closes that week[\s\S]*By Olive Okoro, who runs this site/,
  )
  expect(markup).toMatch(/A pay link was sent to you[\s\S]*By Mara Jensen, your agent/)
  expect(markup).toMatch(/A saved card was deleted[\s\S]*Not done/)
  expect(markup).toMatch(/href="\/\?cursor=act_4"[^>]*>Show earlier/)
})
