import type { ServiceDays } from '@sojourn/contracts/travellers'
import type { Day } from '@sojourn/kernel'
import type { SaleTerms } from './terms.ts'

/** Something that happens at a time and a place, for a calendar. */
export interface CalendarEvent {
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly summary: string
  readonly location: string
  readonly details: string
  /** Whether those who are in it are on their way, and nowhere else: a flight. */
  readonly isWay?: true | undefined
  /** Days that end while it lasts. */
  readonly daysEnding?: readonly Day[] | undefined
}

/** What two bookings of one traveller must not share: the same place on the same day or hour. */
export interface TravellerSlots {
  readonly place: string
  readonly slots: readonly string[]
  /** Whose they are, counted from 1. Left out they are everyone's where all are named, else the lead's. */
  readonly travellerNo?: number | undefined
}

/** What a traveller wants to know. `inHead`: title and place say it already, for a page that begins with them. */
export interface Fact {
  readonly label: string
  readonly value: string
  readonly inHead?: boolean | undefined
}

/** Of several items together: the place of the first that has one, and from the first day to the last. */
export function placeAndSpan(items: readonly Pick<Description, 'place' | 'span'>[]): Pick<Description, 'place' | 'span'> {
  const spans = items.flatMap(({ span }) => span ?? [])
  const [from] = spans.map((span) => span.from).sort()
  const to = spans
    .map((span) => span.to)
    .sort()
    .at(-1)
  return { place: items.find(({ place }) => place)?.place ?? null, span: from && to ? { from, to } : null }
}

/** What neutral code may show of an offer: lists, receipts, mails, calendars and tickets need no more. */
export interface Description {
  /** What it is called: the hotel, the car, the value that was bought. */
  readonly title: string
  /** What exactly was bought, in a few words: "Double room, breakfast included". Empty where the title says it all. */
  readonly summary: string
  readonly place: {
    readonly city: string
    readonly address: string
    readonly phone: string
    /** Names of pictures: of the thing itself and of where it is. */
    readonly image: string
    readonly art: string
    /** The city of its picture, where that is another one. */
    readonly picturedCity?: string | undefined
  } | null
  /** From which day to which, by the clock of the place. */
  readonly span: { readonly from: Day; readonly to: Day } | null
  /** When the service begins, by the clock of the place (`15:00`), and what that is called: "Check-in". Null where there is no place to go to. */
  readonly starts: { readonly label: string; readonly on: Day; readonly time: string } | null
  /** More that a traveller wants to know, each with its label, in the order to read them: "Check-in", "Rooms". */
  readonly facts: readonly Fact[]
  readonly calendar: readonly CalendarEvent[]
  /** Where those who travel must not be booked twice; a list where they are at several places, or each at their own. */
  readonly clash: TravellerSlots | readonly TravellerSlots[] | null
  /** Whether it is a bed for each night of its span; left out where it is not, and in older rows. */
  readonly sleeps?: boolean | undefined
}

/** From which day to which it lasts: `today` where it is at no time. */
export function serviceDaysOf({ terms }: { readonly terms: Pick<SaleTerms, 'startsOn'> }, { span }: Pick<Description, 'span'>, today: Day): ServiceDays {
  const from = terms.startsOn ?? span?.from ?? today
  return { from, to: span?.to ?? from }
}
