// One star in a box of 13 by 11. A row is one drawing: a list of hotels has a hundred stars, and each drawn by itself would weigh more than its words.
const STAR = 'l1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z'
const STEP = 13

/** A class of one to five stars, read as words. */
export function Stars({ count }: { count: number }) {
  const width = count * STEP - 2
  return (
    <svg role="img" aria-label={`${count} ${count === 1 ? 'star' : 'stars'}`} width={width} height={11} viewBox={`0 0 ${width} 11`} className="text-ink">
      <path fill="currentColor" d={Array.from({ length: count }, (_, index) => `M${index * STEP + 5.5} .6${STAR}`).join('')} />
    </svg>
  )
}
