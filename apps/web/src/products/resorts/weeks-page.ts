/** The landing of weeks by week. */
export const WEEKS_PAGE = '/weeks'
