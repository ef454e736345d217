const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 3_600_000

/** After this many tries, some 15 hours, a mail is no longer sent and stays readable as failed. */
export const TRIES_MAX = 24

/** How long to leave a mail server alone after the n-th failed try: 5 s, then twice as long each time, up to an hour. */
export const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, tries - 1))
