/** The value that a share of the samples stays under; `share` from 0 to 1. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`
export const seconds = (valueMs: number): string => `${(valueMs / 1000).toFixed(1)} s`

/** A day so many days from today, as the seeds write it. */
export const inDays = (days: number): string => Temporal.Now.plainDateISO('UTC').add({ days }).toString()
