import type { PlaceSource } from '../../features/search-form/index.ts'
import { type Answer, api, type Body, type Client, type Data } from '../../lib/http.ts'
import { askOf, type Outing, type Party, partyAsk } from './activity-address.ts'

export type ActivitiesFound = Data<'/api/activities/search'>
export type FoundActivity = ActivitiesFound['activities'][number]
export type ActivityDetails = Data<'/api/activities/details'>
export type Session = Data<'/api/activities/sessions'>['sessions'][number]
export type Question = Data<'/api/activities/questions'>['questions'][number]
export type Prebooked = Data<'/api/activities/prebook'>
export type ActivitySearch = Pick<Body<'/api/activities/search'>, 'filters' | 'sort' | 'cursor' | 'limit'>

/** Places with things to do, those that fit a text best first. */
export const ACTIVITY_PLACES: PlaceSource = async (text, client) => {
  const answer = await client.post('/api/activities/places', { text })
  return answer.ok ? answer.data : null
}

export const searchActivities = (client: Client, outing: Outing, search: ActivitySearch): Promise<Answer<ActivitiesFound>> =>
  client.post('/api/activities/search', { place: outing.place, ...askOf(outing), ...search })

/** Everything that the page of one activity shows. */
export interface WholeActivity {
  readonly details: ActivityDetails
  readonly sessions: readonly Session[]
  readonly questions: readonly Question[]
}

export async function getActivity(client: Client, activityId: string, outing: Outing): Promise<Answer<WholeActivity>> {
  const [details, sessions, questions] = await Promise.all([
    client.post('/api/activities/details', { activity_id: activityId, ...askOf(outing) }),
    client.post('/api/activities/sessions', { activity_id: activityId, ...askOf(outing) }),
    client.post('/api/activities/questions', { activity_id: activityId, ...partyAsk(outing) }),
  ])
  if (!details.ok) return details
  if (!sessions.ok) return sessions
  if (!questions.ok) return questions
  return { ...details, data: { details: details.data, sessions: sessions.data.sessions, questions: questions.data.questions } }
}

export interface WantedPlaces {
  readonly sessionId: string
  readonly option: string
  readonly language: string | null
  readonly party: Party
  readonly answers: NonNullable<Body<'/api/activities/prebook'>['answers']>
  /** What the person saw: another total is reported, never charged. */
  readonly expectedTotal: number
  readonly currency: string
}

/** Places in the fields of the call that holds them. */
export const fieldsOf = ({ sessionId, option, language, party, answers }: Omit<WantedPlaces, 'expectedTotal' | 'currency'>) => ({
  session_id: sessionId,
  option,
  ...(language && { language }),
  ...partyAsk(party),
  answers: [...answers],
})

/** Prices the departure again, holds the places and opens a checkout. The same key asks for the same thing once. */
export const prebookActivity = ({ expectedTotal, currency, ...wanted }: WantedPlaces, key: string): Promise<Answer<Prebooked>> =>
  api.post('/api/activities/prebook', { ...fieldsOf(wanted), expected_total: expectedTotal, currency }, { idempotencyKey: key })
