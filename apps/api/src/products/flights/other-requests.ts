/** Lets other requests be answered in between: what takes a hundred milliseconds is done in parts. */
export const otherRequests = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
