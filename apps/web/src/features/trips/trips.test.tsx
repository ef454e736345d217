import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { SAMPLE_DETAILS, SAMPLE_TRIP } from './example-trip.ts'
import { noteText } from './trip-notes.tsx'
import { TripView } from './trip-view.tsx'
import { TripsList } from './trips-list.tsx'

const nothing = () => {}
const rendered = (what: React.ReactNode): string => {
  const Page = createRoutesStub([{ path: '/', Component: () => what }])
  return renderToString(<Page initialEntries={['/']} />).replaceAll('<!-- -->', '')
}
const view = (change: Partial<typeof SAMPLE_DETAILS> = {}) =>
  rendered(<TripView details={{ ...SAMPLE_DETAILS, ...change }} today="2026-11-24" onChanged={nothing} onLeft={nothing} />)

test('a trip shows its days, what each thing costs or cost then, what is paid and what is still to be paid', () => {
  const html = view()
  for (const text of [
    'Casa das Andorinhas',
    'Confirmed',
    '$525.66 in total',
    'Idea',
    '$84 when it was saved',
    'Paid so far',
    '$498.39',
    'To pay on Fri 12 Mar',
    '$27.27',
  ])
    expect(html).toContain(text)
  expect(html.indexOf('Casa das Andorinhas</a>')).toBeLessThan(html.indexOf('Compact: five-door hatchback or similar</a>'))
})

test('only a person who may change a trip is offered it', () => {
  expect(view()).toContain('Share')
  const looked = view({ trip: { ...SAMPLE_TRIP, role: 'viewer' } })
  for (const text of ['Share', 'Name and dates', 'Remove']) expect(looked).not.toContain(text)
  expect(looked).toContain('Leave trip')
})

test('the last one in a trip deletes it by leaving, and the button says so', () => {
  expect(view({ members: SAMPLE_DETAILS.members.slice(0, 1) })).toContain('Delete trip')
})

test('two beds for one night are named, and so is a night without any', () => {
  const [gap, clash] = SAMPLE_DETAILS.notes
  expect(gap && noteText(gap, SAMPLE_DETAILS.items)).toBe('No place to sleep yet: Mon 15 Mar to Tue 16 Mar')
  expect(clash && noteText(clash, SAMPLE_DETAILS.items)).toContain('Casa das Andorinhas and Compact')
  expect(clash && noteText(clash, [])).toBe('Two places to sleep at once: Sat 13 Mar to Mon 15 Mar')
})

test('what begins before something else has ended is told by its minutes', () => {
  const overlap = { kind: 'overlap' as const, from: '2027-03-13', to: '2027-03-13', items: ['tri_1', 'tri_2'], minutes: 40 }
  expect(noteText(overlap, SAMPLE_DETAILS.items)).toBe('Sat 13 Mar: Compact: five-door hatchback or similar begins 40 minutes before Casa das Andorinhas ends')
  expect(noteText(overlap, [])).toBe('Sat 13 Mar: two things at once')
})

test('a landing after check-in closes is told by what lands and where one sleeps', () => {
  const late = { kind: 'late' as const, from: '2027-03-13', to: '2027-03-13', items: ['tri_2', 'tri_1'] }
  expect(noteText(late, SAMPLE_DETAILS.items)).toBe('Sat 13 Mar: Compact: five-door hatchback or similar lands after check-in at Casa das Andorinhas closes')
  expect(noteText(late, [])).toBe('Sat 13 Mar: you land after check-in closes')
})

test('the list begins with the nearest trip, and past ones come last, the latest first', () => {
  const trips = [
    ['past', '2026-01-01'],
    ['later', '2027-05-01'],
    ['latest past', '2026-06-01'],
    ['next', '2026-12-01'],
  ].map(([name = '', day = '']) => ({ ...SAMPLE_TRIP, trip_list_id: name, trip_list_name: name, checkin_date: day, checkout_date: day }))
  const html = rendered(<TripsList trips={trips} today="2026-11-24" onMade={nothing} />)
  const at = ['next', 'later', 'latest past', 'past'].map((name) => html.indexOf(`>${name}<`))
  expect(at).toEqual(at.toSorted((a, b) => a - b))
})
