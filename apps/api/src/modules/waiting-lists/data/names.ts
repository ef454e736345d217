/** What is announced when something may be had again that somebody waits for. */
export const WAITING_LISTS = 'waiting lists'
