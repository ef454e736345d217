import { say } from '@sojourn/i18n'
import { accept, type Clock, type Day, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { Facts } from '@sojourn/world'
import { fanOut } from '../../../sale/fan-out.ts'
import type { PricedFor } from '../activity-ask.ts'
import { type ActivityRow, dayPartOf, lengthOf } from '../domain/activity-filters.ts'
import { fitsIn, hasHours } from '../domain/hours.ts'
import { peopleOf } from '../domain/party.ts'
import { clockOf, dayOf } from '../domain/session-id.ts'
import { type Exchange, exchangeFor } from '../exchange.ts'
import type { WantedDays } from '../find-activity.ts'
import type { WireActivity } from '../to-wire.ts'
import { type OctoActivity, usualOf } from './octo-catalogue.ts'
import { departures, firstDay, type OctoDeparture } from './octo-departures.ts'
import { freeHoursOf, languageOf, lastingOf, minutesOf, startOf } from './octo-offer.ts'
import { OCTO, type OctoParts } from './octo-parts.ts'
import { type OctoAsking, wireOcto } from './octo-wire.ts'

/** A search waits no longer than this for it; what comes later is there for the next one. */
const DEADLINE_MS = 1_000
const REMEMBERED_MS = 60_000
const REMEMBERED_MAX = 500

interface Wanted extends WantedDays {
  readonly place: Facts
  readonly party: PricedFor['party']
}

/** An activity with the departures of its first day that has places for everyone; only those within the hours asked for. */
export interface OctoFound {
  readonly activity: OctoActivity
  readonly day: Day
  readonly departures: readonly OctoDeparture[]
}

export interface OctoRow extends ActivityRow {
  readonly activityId: string
  readonly wire: WireActivity
  readonly totalMinor: number
}

export interface OctoSearch {
  /** What it has; `late` is what people call it, where it had no answer in time. */
  rows(wanted: Wanted, asking: Omit<OctoAsking, 'exchange'>): Promise<{ readonly rows: readonly OctoRow[]; readonly late: readonly string[] }>
}

export function createOctoSearch(parts: OctoParts): OctoSearch {
  const remembered = rememberedOf(parts.clock)
  return {
    async rows(wanted, asking) {
      const key = JSON.stringify([wanted.place.key, wanted.from, wanted.to, wanted.after, wanted.before, wanted.party])
      const source = { name: OCTO, ask: () => remembered(key, () => findAll(parts, wanted)) }
      const { found, late, failed } = await fanOut([source], { deadlineMs: DEADLINE_MS, keyOf: ({ activity }) => activity.activityId })
      const rows = await parts.transactions.asSystem(
        async (tx) => {
          const made: OctoRow[] = []
          for (const each of found) made.push(...(await rowOf(parts, tx, each, asking)))
          return made
        },
        { readOnly: true },
      )
      return { rows, late: late.length + failed.length > 0 ? [parts.octo.name() ?? say`Another supplier`] : [] }
    },
  }
}

/** An answer that is late is asked for once, and there for whoever asks again within a minute; an error is not remembered. */
function rememberedOf(clock: Clock) {
  const answers = new Map<string, { readonly found: Promise<readonly OctoFound[]>; readonly atMs: number }>()
  return (key: string, find: () => Promise<readonly OctoFound[]>): Promise<readonly OctoFound[]> => {
    const known = answers.get(key)
    if (known && clock.nowMs() - known.atMs < REMEMBERED_MS) return known.found
    if (answers.size >= REMEMBERED_MAX) answers.clear()
    const found = find()
    answers.set(key, { found, atMs: clock.nowMs() })
    found.catch(() => answers.delete(key))
    return found
  }
}

async function findAll(parts: OctoParts, { place, party, ...days }: Wanted): Promise<OctoFound[]> {
  if (peopleOf(party) === 0) return []
  const here = (await parts.octo.all()).filter(({ facts }) => facts.key === place.key)
  const answers = await Promise.allSettled(here.map((activity) => findOne(parts, activity, { ...days, party })))
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? (answer.value ?? []) : []))
  const failed = answers.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected' && found.length === 0) throw failed.reason
  return found
}

async function findOne(parts: OctoParts, activity: OctoActivity, { from, to, party, ...hours }: Omit<Wanted, 'place'>): Promise<OctoFound | null> {
  const wanted = { activity, option: usualOf(activity), party }
  if (hasHours(hours)) return firstWithin(parts, wanted, { from, to, ...hours })
  const day = await firstDay(parts, wanted, from, to)
  if (day.kind !== 'done') throw new Error(day.kind === 'unknown' ? day.why : day.refusal.code)
  if (day.value === null) return null
  const found = await departures(parts, wanted, day.value, day.value)
  if (found.kind !== 'done') throw new Error(found.kind === 'unknown' ? found.why : found.refusal.code)
  return found.value.some(({ availability }) => availability.available) ? { activity, day: day.value, departures: found.value } : null
}

/** A calendar knows no hours: the departures of all days are asked for. */
async function firstWithin(parts: OctoParts, wanted: Parameters<typeof departures>[1], { from, to, ...hours }: WantedDays): Promise<OctoFound | null> {
  const found = await departures(parts, wanted, from, to)
  if (found.kind !== 'done') throw new Error(found.kind === 'unknown' ? found.why : found.refusal.code)
  const within = found.value.filter((departure) => fitsIn(hours, lastingOf(departure)))
  const first = within.find(({ availability }) => availability.available)
  if (!first) return null
  const day = dayOf(startOf(first.availability))
  return { activity: wanted.activity, day, departures: within.filter(({ availability }) => dayOf(startOf(availability)) === day) }
}

/** None where its price cannot be said in the currency. */
async function rowOf(parts: OctoParts, tx: Tx, { activity, day, departures: all }: OctoFound, asking: Omit<OctoAsking, 'exchange'>): Promise<OctoRow[]> {
  const free = all.filter(({ availability }) => availability.available)
  const exchange = await exchangeFor(parts, tx, asking.currency, free[0]!.priced.net.currency)
  if (!exchange.ok) return []
  const option = usualOf(activity)
  const { wire, totalMinor } = wireOcto(activity, { option, day, departures: all }, { ...asking, exchange: exchange.value })
  const minutes = minutesOf(free[0]!.availability)
  const language = languageOf(activity)
  return [
    {
      activityId: activity.activityId,
      wire,
      totalMinor,
      category: wire.category.code,
      times: [...new Set(free.map(({ availability }) => (availability.allDay ? 'morning' : dayPartOf(clockOf(startOf(availability))))))],
      length: lengthOf(minutes),
      languages: language ? [language] : [],
      level: wire.level.code,
      freeCancellation: freeHoursOf(option) >= 0,
      isPrivate: false,
      pickup: false,
      stepFree: false,
    },
  ]
}

/** The currency of what it is priced in, in that which is asked for. */
export async function exchangeOf(parts: OctoParts, currency: string, all: readonly OctoDeparture[]): Promise<Outcome<Exchange>> {
  const local = all[0]?.priced.net.currency
  if (!local) return refuse('unknown_activity')
  const exchange = await parts.transactions.asSystem((tx) => exchangeFor(parts, tx, currency, local), { readOnly: true })
  return exchange.ok ? accept(exchange.value) : exchange
}
