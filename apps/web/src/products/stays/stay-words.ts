import { plural, say } from '@sojourn/i18n'

/** `3 nights` */
export const nightsText = (nights: number): string => say`${plural(nights, { one: '# night', other: '# nights' })}`

/** `786 reviews` */
export const reviewsText = (reviews: number): string => say`${plural(reviews, { one: '# review', other: '# reviews' })}`

/** `786 reviews from guests who stayed` */
export const guestReviewsText = (reviews: number): string =>
  say`${plural(reviews, { one: '# review from a guest who stayed', other: '# reviews from guests who stayed' })}`

/** `3 left` */
export const leftText = (left: number): string => say`${plural(left, { one: '# left', other: '# left' })}`

/** `22 m², sleeps 2, one double bed`: a room in figures, and its beds as the property names them. */
export const roomText = ({ size_m2, sleeps, beds }: { readonly size_m2: number; readonly sleeps: number; readonly beds: string }): string =>
  say`${size_m2} m², sleeps ${sleeps}, ${beds}`

const SCORE_PARTS: Readonly<Record<string, string>> = {
  Staff: say`Staff`,
  Host: say`Host`,
  Clean: say`Cleanliness`,
  Location: say`Location`,
  Comfort: say`Comfort`,
  Value: say`Value`,
}

/** A part of the guest score as a reader calls it: `Cleanliness`. */
export const scorePartText = (part: string): string => SCORE_PARTS[part] ?? part
