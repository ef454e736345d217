import { plural, say } from '@sojourn/i18n'

/** `4 stars` */
export const starsText = (stars: number): string => say`${plural(stars, { one: '# star', other: '# stars' })}`

/** A class of one to five stars, read as words. Drawn by the style sheet: a list of hotels has a hundred stars. */
export function Stars({ count }: { count: number }) {
  return <span role="img" aria-label={starsText(count)} className={`stars stars-${count} text-ink`} />
}
