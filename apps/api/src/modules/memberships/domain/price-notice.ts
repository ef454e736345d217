const DAY_MS = 86_400_000
/** A member is told of a higher price so many days before it is charged: the least and the most that laws on automatic renewal ask for (California, AB 2863). */
export const PRICE_NOTICE_DAYS = { least: 7, most: 30 } as const

/** Whether a notice sent now is in time for a renewal, and not too early. */
export const maySayPrice = (dueMs: number, nowMs: number): boolean =>
  dueMs - nowMs >= PRICE_NOTICE_DAYS.least * DAY_MS && dueMs - nowMs <= PRICE_NOTICE_DAYS.most * DAY_MS
