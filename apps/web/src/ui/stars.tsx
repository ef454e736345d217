/** A class of one to five stars, read as words. Drawn by the style sheet: a list of hotels has a hundred stars. */
export function Stars({ count }: { count: number }) {
  return <span role="img" aria-label={`${count} ${count === 1 ? 'star' : 'stars'}`} className={`stars stars-${count} text-ink`} />
}
