import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { states } from './dreamtrips.gallery.tsx'
import { DreamtripSearchForm } from './search/dreamtrip-search-form.tsx'

async function render(state: keyof typeof states, query = ''): Promise<string> {
  const Routes = createRoutesStub([{ path: '/dreamtrips/search-details', Component: states[state] }])
  const { prelude } = await prerender(<Routes initialEntries={[`/dreamtrips/search-details${query}`]} />)
  return (await new Response(prelude).text()).replaceAll('<!-- -->', '')
}

test('each departure is an article with its days, host, how it stands, and the member price with what is paid when', async () => {
  const html = await render('found, as a member')
  expect(html.match(/<article/g)).toHaveLength(2)
  const [card] = html.match(/<article.*?<\/article>/s) ?? []
  expect(card).toMatch(
    /The tastes of Lisbon.*Host: Inês Falcão Reis.*7 of 10 people booked.*14 places left.*member price.*\$2,540.*\$200 now, the rest on 29 March 2027/s,
  )
  expect(html).toMatch(/Guaranteed.*Not enough places/s)
  expect(html).not.toContain('Group trips are for members')
})

test('[C1.5] others read which plans have group trips and what those cost, with a link; a guest may sign in', async () => {
  const html = await render('found, as another')
  expect(html).toMatch(/Plans that have them: Explorer \(\$9\.49 for 1 month\) and Voyager \(\$99 for 12 months\)/)
  expect(html).toMatch(/href="\/user\/profile"[^>]*>See plans/)
  expect(await render('found, as a guest')).toMatch(/<button[^>]*>.*Sign in/s)
  const trip = await render('a trip, as another')
  expect(trip).toContain('Day by day')
  expect(trip).not.toContain('Continue to payment')
  expect(await render('no plan has them')).toContain('None of the plans on sale')
})

test('a departure shows its program, a free day among it, its rooms, and how it is decided', async () => {
  const html = await render('a trip that waits for more people')
  expect(html).toMatch(/Day 2.*Old town walk: Alfama.*A day to yourself/s)
  expect(html).toMatch(
    /Needs at least 10 people; 7 have booked\. We decide on Wed 24 March 2027, 18:00\. If it doesn&#x27;t run, you get all your money back\./,
  )
  expect(html).toMatch(/Charged now.*\$200.*Charged on 29 March 2027.*\$2,340/s)
  expect(html).toMatch(/Continue to payment/)
  expect(await render('a guaranteed trip, paid at once')).not.toContain('Charged on')
  expect(await render('too few places left')).not.toContain('Continue to payment')
})

test('the prices of its parts are links to where each is sold, with what the trip saves, where it does', async () => {
  const html = await render('beside the prices of its parts')
  expect(html).toMatch(
    /Booked one by one today.*href="\/hotel-details[^"]*".*Quarteirão do Medronho.*\$1,420.*All of it, one by one.*\$2,714\.50.*You save.*\$174\.50/s,
  )
  expect(await render('dearer than its parts')).not.toContain('You save')
  expect(await render('a trip that waits for more people')).not.toContain('one by one')
})

test('an empty list says what may have something', async () => {
  expect(await render('no trips')).toMatch(/No group trips there in this month.*Any month.*Anywhere/s)
  expect(await render('no trips', '?guaranteed=1')).toContain('No group trips match all your filters')
})

test('a ticket says when and where it meets, and who comes', async () => {
  expect(await render('ticket')).toMatch(/Thu 13 May 2027, 17:00.*Quarteirão do Medronho.*2 people in double rooms, 1 person in a single room/s)
})

test('places stand in the order of the language that is read, whatever the machine speaks', async () => {
  speakByRequest()
  const places = ['La Fortuna', 'روما', 'إسطنبول'].map((label) => ({ value: label, label, count: 1 }))
  const form = () => <DreamtripSearchForm look="hero" given={{ place: '', month: '', people: 2 }} among={{ places, months: [] }} />
  const shown = (language: 'ar' | 'en') =>
    inLanguage(language, async () => {
      const Stub = createRoutesStub([{ path: '/', Component: form }])
      const { prelude } = await prerender(<Stub initialEntries={['/']} />)
      return [...(await new Response(prelude).text()).matchAll(/<option value="([^"]+)">(?!\d)/g)]
        .map(([, value]) => value)
        .filter((value) => places.some(({ label }) => label === value))
    })
  expect(await shown('ar')).toEqual(['إسطنبول', 'روما', 'La Fortuna'])
  expect(await shown('en')).toEqual(['La Fortuna', 'إسطنبول', 'روما'])
})
