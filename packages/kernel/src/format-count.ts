const COUNTS = new Intl.NumberFormat('en-US')

/** A count as a person reads it: `12,000`. */
export const formatCount = (count: number): string => COUNTS.format(count)
