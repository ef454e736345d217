import { daysOfCall } from './cruises/days-ashore.ts'
import { sampleDetails } from './cruises/sample-cruises.ts'
import { DayFits } from './fits-ashore.tsx'

const nothing = () => {}
const [day] = sampleDetails.ashore.flatMap(daysOfCall)
const about = { day: day!, guests: { adults: 2, children: [] }, onAgain: nothing }
const fit = { title: 'Old town walk: Le Panier', line: 'Sun 2 May, 10:00', price: '$61 for everyone', to: '/activities/details' }

/** Every state of a day ashore on the page of a booked cruise. */
export const states = {
  'looking up a day ashore': () => <DayFits {...about} state="looking" />,
  'a day ashore could not be looked up': () => <DayFits {...about} state="failed" />,
  'nothing fits a day ashore': () => <DayFits {...about} state={[]} />,
  'what fits a day ashore': () => <DayFits {...about} state={[fit, { ...fit, title: 'Harbor by kayak', to: '/activities/details?2' }]} />,
}
