/** Hours that what is booked leaves its people at a place. Times are by the clock of the place: `2027-05-09T08:45`. */
export interface FreeHours {
  readonly placeId: string
  readonly from: string
  readonly until: string
  /** What is promised of all that is booked for these hours, as a sentence in the current language. */
  readonly promise: string
}

/** Where and when something begins and ends, by the clock of the place. */
export interface Takes {
  readonly placeId: string
  readonly from: string
  readonly until: string
}

/** What is promised of something because of the hours that it is booked for; null where it is not within any of them. */
export const promiseOf = ({ placeId, from, until }: Takes, hours: readonly FreeHours[]): string | null =>
  hours.find((each) => each.placeId === placeId && from >= each.from && until <= each.until)?.promise ?? null
